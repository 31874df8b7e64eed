import {describe, expect, it} from 'vitest';

import {parseWrk, wrkScript} from '../wrk.ts';

const OUTPUT = `Running 10s test @ http://127.0.0.1:1
  1 threads and 64 connections
  Latency Distribution
     50%    1.25ms
     75%    2.00ms
     99%  900.00us
  10000 requests in 10.00s, 100.00MB read
  Socket errors: connect 1, read 2, write 0, timeout 3
  Non-2xx or 3xx responses: 4
Requests/sec:   1000.50
`;

describe('parseWrk', () => {
  it('reads rate, latency and every kind of error', () => {
    expect(parseWrk(OUTPUT)).toEqual({requestsPerSecond: 1000.5, p50: 1.25, p99: 0.9, errors: 10});
  });

  it('rejects an output without figures', () => {
    expect(() => parseWrk('unable to connect')).toThrow('no 50th percentile');
  });
});

describe('wrkScript', () => {
  it('quotes routes', () => {
    expect(wrkScript(['/a"b'])).toContain('"/a\\"b"');
  });
});
