/** Runs once, before the server answers. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { noteAddresses } = await import('@/lib/auth/note-addresses');
  noteAddresses();
}
