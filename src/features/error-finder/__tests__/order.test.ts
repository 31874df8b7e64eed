import {describe, expect, it} from 'vitest';

import {knownErrors} from '../../../data/known-errors/index.ts';
import type {KnownError, Pattern, Some} from '../../../data/known-errors/types.ts';
import {findErrors} from '../match.ts';

const message = (text: string, kind: Pattern['kind'] = 'message'): Pattern => ({
  kind,
  phrases: [text],
  specific: text,
});

/** An entry that is found by its id, unless it has other messages. */
function entry(
  id: string,
  more: Pick<KnownError, 'role' | 'follows' | 'endOnly'> = {},
  messages: Some<Pattern> = [message(id)],
): KnownError {
  const {component, platforms, kamiwaza, cause, steps, verify, sources, sample} =
    knownErrors[0] as KnownError;
  const rest = {component, platforms, kamiwaza, cause, steps, verify, sources, sample};
  return {...rest, id, title: id, messages, ...more};
}

const ids = (lines: readonly string[], entries: readonly KnownError[]): string[] =>
  findErrors(lines.join('\n'), entries).matches.map(({id}) => id);

describe('the first answer', () => {
  it('is the start of a chain of causes, and each names the causes that are in the log', () => {
    const chain = [
      entry('engine down', {follows: ['model gone', 'not in the log']}),
      entry('model gone', {follows: ['disk gone']}),
      entry('disk gone'),
    ];
    const {matches} = findErrors('engine down\nmodel gone\ndisk gone', chain);
    expect(matches.map(({id, follows}) => [id, follows])).toEqual([
      ['disk gone', []],
      ['model gone', ['disk gone']],
      ['engine down', ['model gone']],
    ]);
  });

  it('is what comes first in the log, also if it comes again, but not where it is only hinted at', () => {
    const one = entry('one', {}, [message('model gone'), message('model', 'hint')]);
    const other = entry('disk gone');
    expect(ids(['model gone', 'disk gone', 'model gone'], [other, one])).toEqual([
      'one',
      'disk gone',
    ]);
    expect(ids(['model', 'disk gone', 'model gone'], [one, other])).toEqual(['disk gone', 'one']);
  });

  it('is the longer of two messages that begin in one line', () => {
    const short = entry('short', {}, [message('disk gone'), message('no model on any disk of it')]);
    const long = entry('the disk gone');
    expect(ids(['the disk gone', 'no model on any disk of it'], [short, long])).toEqual([
      'the disk gone',
      'short',
    ]);
  });

  it('is what is logged as an error at least once', () => {
    const log = ['WARNING model gone', 'ERROR model lost', 'ERROR disk gone'];
    const two = entry('two', {}, [message('model gone'), message('model lost')]);
    const same = entry('same', {}, [message('model')]);
    expect(ids(log, [entry('disk gone'), two])).toEqual(['two', 'disk gone']);
    expect(ids(log, [entry('disk gone'), same])).toEqual(['same', 'disk gone']);
  });

  it('is a warning only where a symptom of the log follows from it', () => {
    const log = ['low space', 'disk gone', 'engine down'];
    const low = entry('low space', {role: 'warning'});
    const follows = ['low space'];
    const down = entry('engine down', {role: 'symptom'});
    expect(ids(log, [low, entry('disk gone', {follows}), down])).toEqual([
      'disk gone',
      'engine down',
      'low space',
    ]);
    expect(ids(['low space', 'engine down'], [low, {...down, follows}])).toEqual([
      'low space',
      'engine down',
    ]);
  });
});

it('a warning before a good end does not hide a fault', () => {
  const log = ['low space', 'disk gone', 'server is listening'];
  const low = entry('low space', {role: 'warning'});
  expect(ids(log, [low])).toEqual([]);
  expect(ids(log, [low, entry('disk gone')])).toEqual(['disk gone', 'low space']);
});

describe('a message that only says that something ended', () => {
  const ended = entry('engine down', {endOnly: true});

  it.each([
    'ValueError: the moon is not full',
    'error loading model: the moon is not full',
    'E   the moon is not full',
  ])('is no answer where the log has a reason that is not known: %s', (reason) => {
    expect(ids(['engine down', reason], [ended])).toEqual([]);
    expect(ids(['engine down', reason], [ended, entry('moon is not full')])).not.toEqual([]);
  });

  it.each(['error loading model: llama_model_loader: failed', 'RuntimeError: engine down'])(
    'is an answer where the log has no other reason: %s',
    (line) => {
      expect(ids(['engine down', line], [ended])).toEqual(['engine down']);
    },
  );

  it('does not hide a known fault of the same log', () => {
    const log = ['disk gone', 'ValueError: the moon is not full', 'engine down'];
    expect(ids(log, [ended, entry('disk gone')])).toEqual(['disk gone', 'engine down']);
  });
});
