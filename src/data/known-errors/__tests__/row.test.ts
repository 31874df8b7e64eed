import {describe, expect, it} from 'vitest';

import {errorRow} from '../row.ts';
import type {KnownError, Step} from '../types.ts';

const entry: KnownError = {
  id: 'demo-error',
  title: 'A demo',
  component: 'docker',
  platforms: ['linux'],
  kamiwaza: false,
  messages: [
    {kind: 'hint', phrases: ['hint'], specific: 'hint'},
    {kind: 'message', phrases: ['cannot start ', ' on port'], specific: 'cannot start '},
  ],
  cause: 'Another program uses <port>. It began first.',
  steps: [
    {
      text: 'Find it. Then stop it.',
      commands: [
        {language: 'bash', code: 'lsof', platform: 'linux'},
        {language: 'bash', code: 'lsof', platform: 'macos'},
      ],
    },
    {
      text: 'Read [Ports](/operate/ports#list) and [Log in](/sdk/intro#log-in).',
      commands: [
        {language: 'bash', code: 'one', platform: 'linux'},
        {language: 'bash', code: 'two', platform: 'macos'},
      ],
    },
    {text: `Wait. ${'It takes long. '.repeat(20)}`},
    {text: 'Repeat.'},
  ],
  verify: {text: 'It works.'},
  sources: [{title: 'Demo', url: 'https://example.com'}],
  sample: 'cannot start web on port 1',
};

describe('the row of an entry', () => {
  const row = errorRow(entry);

  it('has the title as a link, and the message with its values left out', () => {
    expect(row.symptom).toBe(
      '[A demo](doc:errors/docker-engine#demo-error): `cannot start … on port`',
    );
  });

  it('has the cause, with placeholders as code', () => {
    expect(row.cause).toBe('Another program uses `<port>`. It began first.');
  });

  it('has the first steps, a command only if all platforms have the same, and the number of steps', () => {
    expect(row.fix).toBe(
      'Find it: `lsof`. Then stop it. Read [Ports](doc:operate/ports#list) and Log in. Wait. [All 4 steps](doc:errors/docker-engine#demo-error)',
    );
  });

  it('has a link to commands that it leaves out', () => {
    const [, byPlatform, , last] = entry.steps as readonly [Step, Step, Step, Step];
    expect(errorRow({...entry, steps: [byPlatform, last]}).fix).toBe(
      'Read [Ports](doc:operate/ports#list) and Log in. Repeat. [Commands](doc:errors/docker-engine#demo-error)',
    );
    expect(errorRow({...entry, steps: [last]}).fix).toBe('Repeat.');
  });

  it('needs a message', () => {
    const [hint] = entry.messages;
    expect(() => errorRow({...entry, messages: [hint]})).toThrow('demo-error has no pattern');
  });
});
