import {describe, expect, it} from 'vitest';

import {lookupsOf} from '../lookups.ts';
import {piecesOf} from '../pieces.ts';
import {synonymTable} from '../synonyms.ts';
import {Vocabulary} from '../vocabulary.ts';

describe('words to load for a query', () => {
  it('include the synonyms of an expression that begins with a stop word', () => {
    expect(lookupsOf('WSL not found', synonymTable()).others).toContain('missing');
  });

  it('include a vague question as one word', () => {
    expect(lookupsOf('Where do I start?', synonymTable()).others).toContain('=wheredoistart');
  });

  it('leave out stop words themselves', () => {
    expect(lookupsOf('the firewall', synonymTable()).typed).not.toContain('the');
  });

  it('are stop words if there is nothing else', () => {
    expect(lookupsOf('about', synonymTable()).typed).toEqual(['abou']);
  });

  it('are the parts of an identifier, other spellings, and neighbours as one word', () => {
    const {typed} = lookupsOf('deploy_model initialise redeploy', synonymTable());
    for (const word of ['deploymodel', 'deploy', 'model', 'initialize', 'deploy']) {
      expect(typed.some((beginning) => word.startsWith(beginning))).toBe(true);
    }
    expect(lookupsOf('quick start', synonymTable()).others).toContain('quickstart');
  });

  it('include synonyms of two words as one', () => {
    expect(lookupsOf('k8s', synonymTable()).others).toEqual(
      expect.arrayContaining(['docker', 'swarm', 'dockerswarm']),
    );
  });

  it.each([
    ['deploying', 'deployed'],
    ['apps', 'app'],
    ['used', 'uses'],
    ['os', 'os'],
    ['red', 'red'],
  ])('are beginnings that all forms of a word have: %s, %s', (typed, form) => {
    const [beginning = '?'] = lookupsOf(typed, synonymTable()).typed;
    expect(form.startsWith(beginning)).toBe(true);
    // Two letters would load a fifth of all words.
    expect(beginning.length).toBeGreaterThanOrEqual(Math.min(3, typed.length));
  });
});

describe('a dotted name', () => {
  const wholes = (input: string, ...known: string[]): string[] =>
    piecesOf(input, new Vocabulary(known)).map(({whole}) => whole);

  it.each([
    ['client.serving.deploy_model', ['serving', 'deploymodel']],
    ['models.search_models', ['models', 'searchmodels']],
    ['client.apps', ['apps']],
  ])('leads to its last part, also if a page has the whole: %s', (input, parts) => {
    expect(wholes(input)).toEqual(parts);
    expect(wholes(input, input.replace(/[._]/g, ''))).toEqual(parts);
  });

  it('is a name whose end is missing, if it is short: llama.cp', () => {
    expect(wholes('llama.cp', 'llamacpp')).toEqual(['llamacp']);
    expect(wholes('main.py', 'llamacpp')).toEqual(['main', 'py']);
    expect(wholes('client.models.li', 'clientmodelslist')).toEqual(['models', 'li']);
  });

  it('says where the method is, in the order of the path', () => {
    const pieces = piecesOf('client.apps.templates.list_all', new Vocabulary([]));
    expect(pieces.map(({whole, context, name}) => [whole, context ?? false, name])).toEqual([
      ['apps', true, false],
      ['templates', true, false],
      ['listall', false, true],
    ]);
  });

  it('is a whole if it is no call and a page has it', () => {
    expect(wholes('config.yaml', 'configyaml')).toEqual(['configyaml']);
  });
});
