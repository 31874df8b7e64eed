import fc from 'fast-check';
import {describe, expect, it} from 'vitest';

import {mask} from '../mask.ts';

const masked = (text: string): string => mask(text).text;

describe('mask', () => {
  it.each([
    ['HF_TOKEN=hf_abcdefghijklmnopqrstuvwx', 'HF_TOKEN=<secret>'],
    ['using hf_abcdefghijklmnopqrstuvwx now', 'using <secret> now'],
    ['Authorization: Bearer abc.def-123456789', 'Authorization: Bearer <secret>'],
    ['authorization: 4f8a2c91d07b4e55', 'authorization: <secret>'],
    ['{"Authorization": "4f8a2c91d07b4e55"}', '{"Authorization": "<secret>"}'],
    ['{"password": "pa ss"}', '{"password": "<secret>"}'],
    ["{'api_key': 'abc'}", "{'api_key': '<secret>'}"],
    ['POSTGRES_PASSWORD: geheim', 'POSTGRES_PASSWORD: <secret>'],
    ['vllm serve --api-key abc123 --port 1', 'vllm serve --api-key <secret> --port 1'],
    ['postgresql://ada:geheim@db:5432/x', 'postgresql://ada:<secret>@db:5432/x'],
    ['GET /x?access_key=abc&page=2', 'GET /x?access_key=<secret>&page=2'],
    ['Set-Cookie: session=abc; Path=/', 'Set-Cookie: <secret>'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abcdefgh', 'jwt <secret>'],
    ['key AKIAABCDEFGHIJKLMNOP end', 'key <secret> end'],
    [
      'a\n-----BEGIN RSA PRIVATE KEY-----\nMIIE\n-----END RSA PRIVATE KEY-----\nb',
      'a\n<secret>\nb',
    ],
    ['-----BEGIN PRIVATE KEY-----\nMIIE, cut off', '<secret>'],
    ['a b\nMII/\n  E+==\r\n-----END PRIVATE KEY-----\nc', 'a b\n<secret>\nc'],
    ['{"log":"{\\"password\\":\\"geheim\\"}"}', '{"log":"{\\"password\\":\\"<secret>\\"}"}'],
    ['password:          geheim', 'password:          <secret>'],
    ['Password:\tgeheim', 'Password:\t<secret>'],
    ['password=12345678', 'password=<secret>'],
    ['redis://:geheim@redis:6379/0', 'redis://:<secret>@redis:6379/0'],
    ['postgres://ada:ge@heim@db/x', 'postgres://ada:<secret>@db/x'],
    ['SECRET_KEY=abc', 'SECRET_KEY=<secret>'],
    ['JWT_SECRET_KEY=abc', 'JWT_SECRET_KEY=<secret>'],
    ['encryption_key: abc', 'encryption_key: <secret>'],
    ['AccountName=x;AccountKey=abc==', 'AccountName=x;AccountKey=<secret>'],
    ['https://x/y?sv=2022&sig=AbC%3D', 'https://x/y?sv=2022&sig=<secret>'],
    ['curl -u admin:geheim https://x', 'curl -u admin:<secret> https://x'],
    ['curl -k --user=admin:geheim https://x', 'curl -k --user=admin:<secret> https://x'],
    ['curl -uadmin:geheim https://x', 'curl -uadmin:<secret> https://x'],
    ['Cookie: a=geheim; b=c', 'Cookie: <secret>'],
    ['docker login -u me -p geheim', 'docker login -u me -p <secret>'],
    ['Authorization: ApiKey abcdefghijklmnop', 'Authorization: ApiKey <secret>'],
    ['sent Bearer abcdefghijkl-1234 to it', 'sent Bearer <secret> to it'],
  ])('hides the secret in %s', (text, expected) => {
    expect(masked(text)).toBe(expected);
  });

  it.each([
    'password passwd passphrase pwd token secret signature session_id session-id auth credential credentials',
    'api_key api-key apikey access_key account_key private_key secret_key encryption_key signing_key shared_key',
    'aws_access_key_id client_secret client-secret',
  ])('hides the value of each of these names: %s', (names) => {
    for (const name of names.split(' ')) {
      expect(masked(`x_${name}=geheim y`)).toBe(`x_${name}=<secret> y`);
      expect(masked(`"${name.toUpperCase()}": "ge heim"`)).toBe(
        `"${name.toUpperCase()}": "<secret>"`,
      );
    }
  });

  it('hides what follows each scheme, with and without the name of the header', () => {
    for (const scheme of ['Bearer', 'Basic', 'Digest', 'ApiKey', 'Token']) {
      expect(masked(`Authorization: ${scheme} geheim`)).toBe(`Authorization: ${scheme} <secret>`);
      expect(masked(`-H "${scheme} Abcdefghijkl="`)).toBe(`-H "${scheme} <secret>"`);
    }
    for (const scheme of ['Negotiate', 'NTLM']) {
      expect(masked(`authorization=${scheme} YIIabc`)).toBe(`authorization=${scheme} <secret>`);
    }
  });

  it.each(['null none true false undefined *** <token> $TOKEN ${TOKEN} bearer basic apikey'])(
    'leaves values that are no secrets: %s',
    (values) => {
      for (const value of values.split(' ')) {
        for (const text of [`x_secret=${value} y`, `"token": "${value}"`]) {
          expect(masked(text)).toBe(text);
        }
      }
    },
  );

  it.each([
    'hf_0123456789abcdef',
    'api_org_0123456789abcdef',
    'sk-proj-0123456789_abcdef',
    'ghu_0123456789abcdefghij',
    'github_pat_0123456789_abcdefghij',
    'glpat-0123456789-abcdef',
    'nvapi-0123456789-abcdef',
    'dckr_pat_0123456789-abcdef',
    'pypi-AgEIcHlwaS5vcmc-abcdef',
    'xoxr-0123456789',
    'ASIA0123456789ABCDEF',
    'AIza0123456789-0123456789_abcdefghij',
    'eyJhbGciOiJI.eyJzdWIiOiIx.',
  ])('hides a token by its form alone: %s', (token) => {
    expect(masked(`(${token})`)).toBe('(<secret>)');
  });

  it.each([
    'max_tokens: 4096, prompt tokens: 12',
    'token: 42',
    'primary key: id',
    'http://db:5432/x and ada@example.com',
    'Token indices sequence length is longer than the specified maximum',
    'password: null',
    'password=<password>',
    'token: ${HF_TOKEN}',
    'RuntimeError: No CUDA GPUs are available',
    'Loading tokenizer: Qwen3',
    'Basic instructions and a token of thanks',
    'ApiKey authentication failed',
    'authorization: PermissionDenied',
    'authorization: denied (403)',
    'authorization: RBAC',
  ])('leaves "%s" as it is', (text) => {
    expect(mask(text)).toEqual({text, count: 0});
  });

  it('counts what it hid', () => {
    expect(mask('password=a token=b').count).toBe(2);
  });

  it('keeps names of machines unless asked to hide them', () => {
    const log = 'connect to 10.0.0.5 gpu1.example.com failed, ada@example.com';
    expect(masked(log)).toBe(log);
  });

  it('replaces the same name with the same number, and keeps public and local ones', () => {
    expect(
      mask(
        'ada@gpu1:~$ curl https://gpu1:443\n10.0.0.5 and 10.0.0.6 and 10.0.0.5; 127.0.0.1, https://huggingface.co, /home/ada/x\nAug 20 10:11:12 gpu1 dockerd[22]: up',
        {hosts: true},
      ).text,
    ).toBe(
      '<user 1>@<host 1>:~$ curl https://<host 1>:443\n<host 2> and <host 3> and <host 2>; 127.0.0.1, https://huggingface.co, /home/<user 1>/x\nAug 20 10:11:12 <host 1> dockerd[22]: up',
    );
  });

  it.each([
    ['mail from ada@example.com', 'mail from <email 1>'],
    ['listen on 2001:db8:0:0:1:0:0:5 port 443', 'listen on <host 1> port 443'],
    ['ping fe80::1ff:fe23:4567 and 2001:db8::', 'ping <host 1> and <host 2>'],
    ['lookup gpu1.example.com: no such host', 'lookup <host 1>: no such host'],
    ['hostname: gpu1 is down', 'hostname: <host 1> is down'],
    ['{"node":"gpu1","level":"info"}', '{"node":"<host 1>","level":"info"}'],
    ['server=gpu1, Node: GPU1', 'server=<host 1>, Node: <host 1>'],
    ['/Users/ada/x and C:\\Users\\Ada\\x', '/Users/<user 1>/x and C:\\Users\\<user 1>\\x'],
    [
      'https://github.com and https://github.com.corp.lan',
      'https://github.com and https://<host 1>',
    ],
    ['0.0.0.0 and 0.0.0.01, 255.0.0.0, 25.5.0.0', '0.0.0.0 and <host 1>, 255.0.0.0, <host 2>'],
  ])('hides the name in %s if asked to', (text, expected) => {
    expect(mask(text, {hosts: true}).text).toBe(expected);
  });

  it('keeps versions, files and modules', () => {
    const log =
      'vllm 0.10.1 [core.py:390] torch.cuda.OutOfMemoryError in engine.py, 550.54.14, c10::Error, [::1]:443, 12:30:05';
    expect(mask(log, {hosts: true}).text).toBe(log);
  });

  it('never lets a token through, wherever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const token = 'hf_AbCdEfGhIjKlMnOpQrStUv';
        expect(masked(`${before} ${token} ${after}`)).not.toContain(token);
      }),
    );
  });
});
