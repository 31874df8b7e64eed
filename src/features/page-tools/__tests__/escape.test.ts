import {execFileSync} from 'node:child_process';

import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {escapeFor} from '../tools/escape.ts';
import {fill} from '../tools/fill.ts';

/** The worst that the checks let through: one line, no control characters, no curly quotes, no `!`. */
const anyValue = fc
  .string({unit: 'grapheme', minLength: 1, maxLength: 40})
  .filter((text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}!“”„‟‘’‚‛]/u.test(text))
  .map((text) => text.trim())
  .filter((text) => text !== '');
const hostile = fc.constantFrom(
  '"; rm -rf /; echo "',
  "'; rm -rf /; echo '",
  '$(touch /tmp/x)',
  '`touch /tmp/x`',
  '\\',
  '\\"',
  "\\'",
  '{1+1}',
  '{{x}}',
  '${7*7}',
  '# not a comment',
  'a: b',
  '- a',
  '*x',
  '&x',
  'null',
  '~/my "dir"',
  "~/it's",
  '%s%n',
  '","admin":true,"x":"',
);
const value = fc.oneof(anyValue, hostile);
const RUNS = {numRuns: 300};

/** The block with the value at the mark, or nothing if it is refused. */
function put(template: string, language: string, text: string): string | undefined {
  const at = template.indexOf('@');
  const block = template.replace('@', '');
  const escaped = escapeFor(text, block, at, language);
  return escaped === undefined ? undefined : block.slice(0, at) + escaped + block.slice(at);
}

/** All blocks of one language at once: starting a shell for each would take minutes. */
function batch(template: string, language: string): {blocks: string[]; values: string[]} {
  const blocks: string[] = [];
  const values: string[] = [];
  for (const text of fc.sample(value, 400)) {
    const block = put(template, language, text);
    if (block === undefined) continue;
    blocks.push(block);
    values.push(text);
  }
  return {blocks, values};
}

describe('in a shell', () => {
  it.each([
    ['without quotation marks', 'printf "%s\\0" a@'],
    ['in single ones', "printf '%s\\0' 'a@'"],
    ['in double ones', 'printf "%s\\0" "a@"'],
    ['after a comment with a quotation mark', "# it's\nprintf '%s\\0' a@"],
  ])('one value stays one value: %s', (_, template) => {
    const {blocks, values} = batch(template, 'bash');
    const output = execFileSync('/bin/bash', ['--noprofile', '--norc'], {
      input: `${blocks.join('\n')}\n`,
      encoding: 'utf8',
      env: {HOME: '/home/nobody', PATH: '/nonexistent', LC_ALL: 'C.UTF-8'},
    });
    expect(output.split('\0').slice(0, -1)).toEqual(values.map((text) => `a${text}`));
    expect(values.length).toBe(400);
  });

  it('keeps the home directory of a path outside the quotation marks', () => {
    expect(put('cd @', 'bash', '~/my dir')).toBe("cd ~/'my dir'");
    expect(put('cd @', 'bash', '~/kw')).toBe('cd ~/kw');
  });

  it('writes JSON into JSON in a shell string', () => {
    fc.assert(
      fc.property(value, (text) => {
        const block = put(`curl -d '{"model": "@"}'`, 'bash', text) ?? '';
        const shell = block.slice("curl -d '".length, -1).replaceAll(`'\\''`, "'");
        expect(JSON.parse(shell)).toEqual({model: text});
      }),
      RUNS,
    );
  });

  it.each([
    ['a here document', 'cat <<EOF\n@\nEOF'],
    ['a substitution', 'echo "$(echo @)"'],
    ['a $-string', "echo $'@'"],
  ])('takes only plain values in %s', (_, template) => {
    expect(put(template, 'bash', '/opt/kamiwaza')).toContain('/opt/kamiwaza');
    expect(put(template, 'bash', '$(x)')).toBeUndefined();
    expect(put(template, 'bash', "it's")).toBeUndefined();
  });
});

describe('in Python', () => {
  it.each([
    ['in double quotation marks', 'x = "a@"'],
    ['in single ones', "x = 'a@'"],
    ['in an f-string', 'x = f"a@"'],
    ['after a comment with a quotation mark', '# it\'s\nx = "a@"'],
    ['after a docstring', '"""It\'s "quoted"."""\nx = "a@"'],
  ])('one value stays one value: %s', (_, template) => {
    const {blocks, values} = batch(template, 'python');
    const program = `${blocks.map((block) => `${block}\nout.append(x)`).join('\n')}\n`;
    const output = execFileSync('python3', ['-'], {
      input: `import json\nout = []\n${program}print(json.dumps(out))\n`,
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual(values.map((text) => `a${text}`));
    expect(values.length).toBe(400);
  });

  it.each([
    ['a raw string', 'x = r"@"'],
    ['a string over several lines', 'x = """\n@"""'],
    ['no string', 'x = @'],
  ])('takes only plain values in %s', (_, template) => {
    expect(put(template, 'python', 'a"b')).toBeUndefined();
    expect(put(template, 'python', 'a\\')).toBeUndefined();
  });
});

describe('in other languages', () => {
  it.each([
    ['powershell', 'Set-Location "@"'],
    ['json', '{"b": "@"}'],
    ['yaml', 'b: @'],
    ['ts', "x = '@'"],
  ])('takes only plain values: %s', (language, template) => {
    expect(put(template, language, '/opt/kamiwaza')).toBe(template.replace('@', '/opt/kamiwaza'));
    for (const text of ['a b', '# x', "it's", '"', '\\', '$(x)', '`x`', '{1+1}']) {
      expect(put(template, language, text)).toBeUndefined();
    }
  });
});

describe('fill', () => {
  it('fills every value in, in its language', () => {
    const values = {host: 'gpu1', port: '51127', api: 'https://kw.example.com/api', user: 'a"b'};
    expect(fill('curl "http://<host>:<lb_port>/v1/models"\n', 'bash', values)).toBe(
      'curl "http://gpu1:51127/v1/models"\n',
    );
    expect(fill('c = KamiwazaClient("http://localhost:7777/api/")\n', 'python', values)).toBe(
      'c = KamiwazaClient("https://kw.example.com/api/")\n',
    );
    expect(fill('UserPasswordAuthenticator("admin", "kamiwaza", x)', 'python', values)).toBe(
      'UserPasswordAuthenticator("a\\"b", "kamiwaza", x)',
    );
  });

  it('leaves output, longer names and unknown values alone', () => {
    expect(fill('<host>', 'text', {host: 'a'})).toBe('<host>');
    expect(fill('cd ~/kamiwaza-old', 'bash', {root: '/x'})).toBe('cd ~/kamiwaza-old');
    expect(fill('ping <host>', 'bash', {})).toBe('ping <host>');
  });

  it('writes two values into one command, one after the other', () => {
    expect(fill('mkdir -p ~/kamiwaza && cd ~/kamiwaza', 'bash', {root: "/o'p"})).toBe(
      `mkdir -p '/o'\\''p' && cd '/o'\\''p'`,
    );
  });
});
