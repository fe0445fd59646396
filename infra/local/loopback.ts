import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Makes a server listen on a free loopback port. Other machines can't reach it. */
export async function listenOnLoopback(
  server: Server,
): Promise<{ readonly endpoint: string; readonly stop: () => Promise<void> }> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
