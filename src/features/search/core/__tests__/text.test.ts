import {describe, expect, it} from 'vitest';

import {chunks, fold, tokens} from '../text.ts';

const terms = (text: string): string[] => tokens(text).map(({term}) => term);

describe('words of a text', () => {
  it.each([
    ['deploy_model', ['deploymodel', 'deploy', 'model']],
    ['DeployModel', ['deploymodel', 'deploy', 'model']],
    ['first-boot.sh', ['firstbootsh', 'firstboot', 'first', 'boot', 'sh']],
    ['61100-61299', ['6110061299', '61100', '61299']],
    ['61100–61299', ['6110061299', '61100', '61299']],
    ['--head-ip=<IP>', ['headip', 'head', 'ip', 'ip']],
    ['/api/docs', ['apidocs', 'api', 'docs']],
    ['Qwen3-0.6B-GGUF', ['qwen30.6bgguf', 'qwen3', '0.6b', 'gguf']],
    [
      'client.serving.deploy_model()',
      ['clientservingdeploymodel', 'client', 'serving', 'deploymodel', 'deploy', 'model'],
    ],
    ['v0.5.0', ['0.5.0']],
    ['vLLM and GPUs', ['vllm', 'and', 'gpus']],
    ['macOS', ['macos', 'mac', 'os']],
    ["doesn't", ['doesnt']],
    ["Kamiwaza's", ['kamiwaza']],
    ['Café ｋ８ｓ', ['cafe', 'k8s']],
    ['KAMIWAZA_ROOT', ['kamiwazaroot', 'kamiwaza', 'root']],
  ])('%s', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it('says where each is', () => {
    const text = 'run client.deploy_model now';
    for (const {term, start, end} of tokens(text)) {
      expect(text.slice(start, end).toLowerCase().replace(/[_.]/g, '')).toBe(term);
    }
  });

  it('keeps only the parts of what is too long to be typed', () => {
    const [chunk] = chunks(`${'segment/'.repeat(20)}end`);
    expect(chunk?.whole).toBeNull();
    expect(chunk?.parts.map(({term}) => term)).toEqual(['segment', 'end']);
  });

  it.each(['', ' ', '"\'`', '___', '\u0000', '\ud800', '…', '()[]{}', '\u202e'])(
    'finds nothing in %j',
    (text) => {
      expect(terms(text)).toEqual([]);
    },
  );

  it('folds case, accents and widths', () => {
    expect(fold('ÀÉ Ｋ')).toBe('ae k');
  });
});
