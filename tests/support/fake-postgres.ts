import type { Socket } from 'node:net';

/** Answers a connection as a PostgreSQL of this version would: lets anyone in, and tells its version to any query. */
export function answerAsPostgres(socket: Socket, version: string): void {
  let begun = false;
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    if (!begun) {
      begun = true;
      socket.write(Buffer.concat([message('R', int32(0)), ready]));
    } else if (bytes[0] === 'Q'.charCodeAt(0)) {
      const column = Buffer.concat([
        text('server_version'),
        int32(0),
        int16(0),
        int32(25),
        int16(-1),
        int32(-1),
        int16(0),
      ]);
      const row = Buffer.concat([int16(1), int32(version.length), Buffer.from(version)]);
      const answer = [
        message('T', Buffer.concat([int16(1), column])),
        message('D', row),
        message('C', text('SHOW')),
        ready,
      ];
      socket.write(Buffer.concat(answer));
    } else {
      socket.end();
    }
  });
}

const int16 = (value: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
};
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const text = (value: string) => Buffer.from(`${value}\0`);
const message = (type: string, body: Buffer) => Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
const ready = message('Z', Buffer.from('I'));
