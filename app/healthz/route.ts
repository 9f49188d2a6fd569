/** Whether the process answers at all. */
export const dynamic = 'force-dynamic';

export const GET = () => new Response('up\n', { headers: { 'cache-control': 'no-store' } });
