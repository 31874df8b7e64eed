import {describe, expect, it} from 'vitest';

import {SYNONYMS, synonymTable} from '../synonyms.ts';
import {GENERAL_WORDS, STOP_WORDS, WEAK_WORDS} from '../words.ts';

const table = synonymTable();
const alternatives = (expression: string): string[] => {
  const words = expression.split(' ');
  const entry = table.get(words[0] ?? '')?.find((one) => one.words.join(' ') === expression);
  return entry?.alternatives.map((one) => one.words.join(' ')) ?? [];
};

describe('synonyms', () => {
  // What readers type, and a word of the docs that it has to find.
  it.each([
    ['no internet', 'airgapped'],
    ['offline', 'airgapped'],
    ['ram', 'memory'],
    ['min', 'minimum'],
    ['max', 'maximum'],
    ['logfiles', 'log files'],
    ['dictionary', 'glossary'],
    ['graphics card', 'gpu'],
    ['graphics card', 'vram'],
    ['k8s', 'orchestration'],
    ['kubernetes', 'docker swarm'],
    ['sign in', 'login'],
    ['log in', 'login'],
    ['crash', 'exited'],
    ['uninstall', 'remove'],
    ['delete', 'remove'],
    ['firewall', 'ports'],
    ['mac', 'macos'],
    ['upgrade', 'update'],
    ['reset', 'change'],
    ['out of memory', 'oom'],
    ['licence', 'license'],
    ['coworker', 'colleague'],
    ['cost', 'price'],
    ['quantisation', 'quantization'],
    ['jupyter', 'notebooks'],
    ['vector store', 'vectordb'],
    ['fedora', 'linux'],
    ['laptop', 'machine'],
    ['model context protocol', 'mcp'],
    ['audit trail', 'activity'],
    ['without a gpu', 'cpu'],
    ['swagger ui', 'openapi'],
    ['email', 'mail'],
    ['llm', 'model'],
    ['single sign on', 'identity provider'],
    ['okta', 'identity provider'],
    ['bug', 'fault'],
    ['similarity search', 'nearest neighbors'],
    ['dot product', 'l2'],
    ['stress test', 'load test'],
    ['autoscaling', 'copies'],
    ['concurrent', 'parallel'],
    ['nginx', 'reverse proxy'],
    ['life cycle', 'lifecycle'],
    ['connection refused', 'unreachable'],
    ['async', 'synchronous'],
    ['deactivate', 'isactive'],
    ['whoami', 'current user'],
    ['geforce', 'rtx'],
    ['radeon', 'amd'],
    ['docker compose', 'compose'],
    ['podman', 'docker'],
    ['times out', 'timeout'],
    ['corrupted', 'unreadable'],
    ['not found', 'missing'],
    ['403', 'denied'],
    ['401', 'unauthorized'],
    ['hallucinates', 'wrong answer'],
    ['expiry', 'expiresin'],
    ['fqdn', 'hostname'],
    ['script', 'program'],
    ['not working', 'broken'],
    ['encrypted', 'tls'],
    ['tarball', 'archive'],
    ['upsert', 'insert'],
    ['javascript', 'typescript'],
    ['reboot', 'boot'],
    ['validation', 'verify'],
    ['evaluate', 'compare'],
    ['genai', 'generative'],
    ['card', 'gpu'],
    ['too big', 'exceeds'],
  ])('%s finds %s', (asked, ours) => {
    expect(alternatives(asked)).toContain(ours);
  });

  it('never look for words that are not indexed', () => {
    for (const entries of table.values()) {
      for (const {alternatives: all} of entries) {
        for (const {words} of all) for (const word of words) expect(STOP_WORDS).not.toContain(word);
      }
    }
  });

  it('recognize the longest expression first', () => {
    for (const entries of table.values()) {
      const lengths = entries.map(({words}) => words.length);
      expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    }
  });

  it('have a quality below the word itself and more than one member', () => {
    for (const {quality, words} of SYNONYMS) {
      expect(quality).toBeGreaterThan(0);
      expect(quality).toBeLessThan(1);
      expect(new Set(words).size).toBe(words.length);
      expect(words.length).toBeGreaterThan(1);
    }
  });
});

describe('words without a subject', () => {
  it('are distinguished from words that say little', () => {
    for (const word of WEAK_WORDS) expect(STOP_WORDS).not.toContain(word);
  });
});

describe('words that count less', () => {
  it('name no task by themselves', () => {
    for (const task of ['install', 'deploy', 'download', 'start', 'stop', 'delete', 'update']) {
      for (const list of [STOP_WORDS, WEAK_WORDS, GENERAL_WORDS]) expect(list).not.toContain(task);
    }
  });

  it('are in one list each', () => {
    expect([...GENERAL_WORDS].filter((word) => WEAK_WORDS.has(word))).toEqual([]);
    expect([...GENERAL_WORDS, ...WEAK_WORDS].filter((word) => STOP_WORDS.has(word))).toEqual([]);
  });
});
