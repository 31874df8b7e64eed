/** A script for wrk that requests the routes in turn, compressed as a browser would. */
export function wrkScript(routes: readonly string[]): string {
  return `local paths = {${routes.map((route) => JSON.stringify(route)).join(', ')}}
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], {["Accept-Encoding"] = "gzip, deflate, br"})
end
`;
}

const UNITS: Readonly<Record<string, number>> = {us: 0.001, ms: 1, s: 1000, m: 60_000};

function time(output: string, percentile: string): number {
  const [, value = '', unit = ''] =
    new RegExp(`^\\s+${percentile}%\\s+([\\d.]+)(us|ms|s|m)$`, 'm').exec(output) ?? [];
  const factor = UNITS[unit];
  if (factor === undefined) {
    throw new Error(`wrk printed no ${percentile}th percentile:\n${output}`);
  }
  return Number(value) * factor;
}

/** Parses the output of wrk with `--latency`: times in milliseconds; errors are those of sockets and of HTTP. */
export function parseWrk(output: string) {
  const number = (pattern: RegExp): number => Number(pattern.exec(output)?.[1] ?? 0);
  const [, sockets = ''] = /Socket errors: (.*)/.exec(output) ?? [];
  const broken = (sockets.match(/\d+/g) ?? []).reduce((sum, count) => sum + Number(count), 0);
  return {
    requestsPerSecond: number(/^Requests\/sec:\s+([\d.]+)/m),
    p50: time(output, '50'),
    p99: time(output, '99'),
    errors: broken + number(/Non-2xx or 3xx responses: (\d+)/),
  };
}
