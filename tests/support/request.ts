import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import {buffer} from 'node:stream/consumers';

/** Sends one request and returns the response, both unchanged: `fetch` would normalize the path and decompress. */
export async function ask(
  port: number,
  target: string,
  options: {method?: string; headers?: Readonly<Record<string, string>>} = {},
) {
  const sent = request({host: '127.0.0.1', port, path: target, ...options});
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const {statusCode: status = 0, headers} = response;
  return {status, headers, body: await buffer(response)};
}
