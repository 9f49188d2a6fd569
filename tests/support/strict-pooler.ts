import { connect, createServer, type Socket } from 'node:net';

/** What PgBouncer takes as a connection is opened; it refuses everything else, as Debian's package is set up. */
const TAKEN = new Set([
  'user',
  'database',
  'application_name',
  'client_encoding',
  'datestyle',
  'timezone',
  'replication',
]);
const SSL_REQUEST = 80_877_103;

/** Stands before a PostgreSQL as PgBouncer does: hands on what is asked, and refuses settings that come with the opening. */
export async function strictPooler(url: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const behind = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((front) => {
    sockets.add(front);
    front.on('close', () => sockets.delete(front));
    front.on('error', () => undefined);
    front.once('data', function opening(packet: Buffer) {
      if (packet.readInt32BE(4) === SSL_REQUEST) {
        front.write('N');
        front.once('data', opening);
        return;
      }
      const words = packet.subarray(8).toString('utf8').split('\0');
      const names = words.filter((_, place) => place % 2 === 0 && words[place] !== '');
      const strange = names.find((name) => !TAKEN.has(name.toLowerCase()));
      if (strange !== undefined) {
        front.end(refusal(`unsupported startup parameter: ${strange}`));
        return;
      }
      const back = connect(Number(behind.port), behind.hostname, () => back.write(packet));
      sockets.add(back);
      back.on('error', () => front.destroy());
      back.on('close', () => sockets.delete(back));
      back.pipe(front);
      front.pipe(back);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const before = new URL(url);
  before.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: before.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refusal(message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${message}\0\0`, 'utf8');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
