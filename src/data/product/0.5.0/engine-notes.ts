import {defineDataset} from '../types.ts';

/** What differs between an engine that someone starts in a terminal and one that the platform starts. */
export const engineNotes = defineDataset({
  id: 'engine-notes',
  title: 'Engines that the platform starts',
  columns: [
    {key: 'topic', label: 'Topic'},
    {key: 'rule', label: 'Rule'},
  ],
  moreColumns: [{key: 'id', label: 'Id'}],
  rows: [
    {
      id: 'start',
      topic: 'Flags and variables',
      rule: "The platform starts the engine, so a deployment has no command line. There is no known way to set environment variables, or to change the engine's version or image ([Known gaps](doc:known-gaps)). An `export` in your own shell doesn't reach the engine, and `pip install` there may change another Python.",
    },
    {
      id: 'vllm',
      topic: 'vLLM',
      rule: 'Put a flag into the [model config](doc:models/deployment#parameters-of-the-engine), as a key with underscores: `--max-model-len` becomes `max_model_len`. Ten keys are known. Another key may have no effect.',
    },
    {
      id: 'others',
      topic: 'llama.cpp and MLX',
      rule: 'To see which keys the model config has, open **View Config**. Which other keys work is not known.',
    },
  ],
});
