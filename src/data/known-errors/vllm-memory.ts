import {bash, hint, message, variant} from './define.ts';
import type {KnownError, Source} from './types.ts';

const MEMORY: Source = {
  title: 'vLLM: conserving memory',
  url: 'https://docs.vllm.ai/en/latest/configuration/conserving_memory/',
};
const KV: Source = {
  title: 'vLLM: source of the check',
  url: 'https://github.com/vllm-project/vllm/blob/main/vllm/v1/core/kv_cache_utils.py',
};
const PAGE = '/models/deployment#parameters-of-the-engine';
const STARTS = {
  text: 'The log shows the size of the cache (`GPU KV cache size`). Then it says that the server is ready.',
};

/** vLLM and the memory of the card. */
export const vllmMemoryErrors: readonly KnownError[] = [
  {
    id: 'vllm-kv-cache-small',
    title: 'The context does not fit into the KV cache',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message(
        'max seq len',
        'is larger than the maximum number of tokens that can be stored in KV cache',
      ),
      message('To serve at least one request with the model', 'max seq len', 'KV cache is needed'),
      variant('which is larger than the available KV cache memory'),
      variant('larger than the maximum number of tokens that can be stored in KV cache'),
      variant('the estimated maximum model length is'),
    ],
    contradicts: ['lower `gpu_memory_utilization`', 'Lower `gpu_memory_utilization`'],
    cause:
      'After loading the weights, vLLM uses the rest of its share of the GPU memory for the KV cache. The cache is too small for one request with the full context (`max_model_len`).',
    steps: [
      {
        text: 'Lower `max_model_len` to what you need, and not above the estimate in the message. This is the safest way.',
        commands: [{language: 'bash', code: '--max-model-len 16384'}],
      },
      {
        text: 'Or raise `gpu_memory_utilization`, if nothing else uses the card. The default is 0.9, and 0.92 in later versions.',
        commands: [{language: 'bash', code: '--gpu-memory-utilization 0.95'}],
      },
      {
        text: 'Or store the cache in 8 bits, on cards that support it.',
        commands: [{language: 'bash', code: '--kv-cache-dtype fp8'}],
      },
      {text: 'Or split the model over more cards, or use a smaller or quantized model.'},
    ],
    verify: STARTS,
    sources: [KV, MEMORY],
    page: PAGE,
    sample:
      "ValueError: The model's max seq len (131072) is larger than the maximum number of tokens that can be stored in KV cache (48208). Try increasing `gpu_memory_utilization` or decreasing `max_model_len` when initializing the engine.",
  },
  {
    id: 'vllm-no-cache-blocks',
    title: 'No memory is left for the KV cache',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('No available memory for the cache blocks'),
      hint('Available KV cache memory: -'),
    ],
    contradicts: ['lower `gpu_memory_utilization`', 'Lower `gpu_memory_utilization`'],
    cause:
      "The weights and vLLM's startup test need all of the GPU memory that vLLM may use. Nothing is left for the cache.",
    steps: [
      {
        text: 'Check whether other processes fill the card, and stop them.',
        commands: [bash('nvidia-smi')],
      },
      {
        text: 'Raise `gpu_memory_utilization`, if the card is otherwise free.',
        commands: [{language: 'bash', code: '--gpu-memory-utilization 0.95'}],
      },
      {
        text: 'Make the startup test smaller. For that, lower `max_model_len`, `max_num_seqs` and `max_num_batched_tokens`.',
        commands: [{language: 'bash', code: '--max-model-len 8192 --max-num-seqs 16'}],
      },
      {
        text: 'Save the memory of the compiled graphs, at the cost of speed.',
        commands: [{language: 'bash', code: '--enforce-eager'}],
      },
      {
        text: 'If the weights alone nearly fill the card, use a quantized model, or split the model over more cards.',
      },
    ],
    verify: STARTS,
    sources: [
      {title: 'vLLM, issue 2248', url: 'https://github.com/vllm-project/vllm/issues/2248'},
      MEMORY,
    ],
    page: PAGE,
    sample:
      'ERROR 11-18 18:07:28 engine.py:366] ValueError: No available memory for the cache blocks. Try increasing `gpu_memory_utilization` when initializing the engine.',
  },
  {
    id: 'vllm-memory-taken',
    title: 'Another process uses the memory that vLLM needs',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Free memory on device', 'on startup is less than desired GPU memory utilization'),
      variant('less than desired GPU memory utilization'),
      variant('This happens when the GPU memory was not properly cleaned up'),
    ],
    contradicts: ['raise `gpu_memory_utilization`', 'Raise `gpu_memory_utilization`'],
    cause:
      'At the start, vLLM claims its share of the whole card, whatever the model needs. Less than that is free, because another deployment, a desktop, or an engine process left over from a crash uses the memory.',
    steps: [
      {
        text: 'See which processes use the card. A process `VLLM::EngineCore` without a server is a leftover: stop it by its process ID.',
        commands: [bash('nvidia-smi --query-compute-apps=pid,name,used_memory --format=csv')],
      },
      {
        text: 'Stop other deployments that you do not need ([Free GPU memory](/models/deployment#free-gpu-memory)).',
      },
      {
        text: 'To share the card, lower `gpu_memory_utilization` below the free part: the first number of the message divided by the second.',
        commands: [{language: 'bash', code: '--gpu-memory-utilization 0.5'}],
      },
    ],
    verify: STARTS,
    sources: [
      {title: 'vLLM, issue 20305', url: 'https://github.com/vllm-project/vllm/issues/20305'},
    ],
    page: '/models/deployment#free-gpu-memory',
    sample:
      'ValueError: Free memory on device (31.44/47.38 GiB) on startup is less than desired GPU memory utilization (0.95, 45.01 GiB). Decrease GPU memory utilization or reduce GPU memory used by other processes.',
  },
  {
    id: 'vllm-memory-changed',
    title: 'Another process released GPU memory during the start',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Error in memory profiling. Initial free memory', 'current free memory'),
      variant('Initial free memory', 'current free memory', 'This happens when other processes'),
      variant('Error in memory profiling'),
    ],
    contradicts: ['ower `gpu_memory_utilization`', 'aise `gpu_memory_utilization`'],
    cause:
      "vLLM compares the free memory before and after a test run. More was free afterwards, because another process on the card exited or shrank in the meantime. The result can't be used, so the engine stops. You are not short of memory.",
    steps: [
      {
        text: 'Wait until the other process has exited, for example a deployment that is being stopped.',
        commands: [bash('nvidia-smi --query-compute-apps=pid,name,used_memory --format=csv')],
      },
      {text: 'Start the model again.'},
      {text: 'Start models that share a card one after the other, not at the same time.'},
      {
        text: 'If no other process uses the card, update vLLM: some releases reported equal values as an error.',
      },
    ],
    verify: STARTS,
    sources: [
      {title: 'vLLM, issue 56830', url: 'https://github.com/vllm-project/vllm/issues/56830'},
      {title: 'vLLM, pull request 33358', url: 'https://github.com/vllm-project/vllm/pull/33358'},
    ],
    page: '/models/deployment#free-gpu-memory',
    sample:
      'AssertionError: Error in memory profiling. Initial free memory 61.02 GiB, current free memory 70.88 GiB. This happens when other processes sharing the same container release GPU memory while vLLM is profiling during initialization.',
  },
  {
    id: 'vllm-mamba-blocks',
    title: 'Too many concurrent requests for a hybrid model',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('max_num_seqs', 'exceeds available Mamba cache blocks'),
      variant('Each decode sequence requires one Mamba cache block'),
    ],
    contradicts: ['aise `max_num_seqs`', 'ower `gpu_memory_utilization`'],
    cause:
      'The model has layers that keep one block of state for each running request (Mamba, gated delta net). The limit on concurrent requests is higher than the number of blocks that fit into memory.',
    steps: [
      {
        text: 'Lower `max_num_seqs` to at most the second number in the message.',
        commands: [{language: 'bash', code: '--max-num-seqs 64'}],
      },
      {
        text: 'Or raise `gpu_memory_utilization`, if nothing else uses the card.',
        commands: [{language: 'bash', code: '--gpu-memory-utilization 0.95'}],
      },
    ],
    verify: STARTS,
    sources: [
      {title: 'vLLM, issue 49064', url: 'https://github.com/vllm-project/vllm/issues/49064'},
      {title: 'vLLM, pull request 38632', url: 'https://github.com/vllm-project/vllm/pull/38632'},
    ],
    page: PAGE,
    sample:
      'ValueError: max_num_seqs (256) exceeds available Mamba cache blocks (118). Each decode sequence requires one Mamba cache block, so CUDA graph capture cannot proceed. Please lower max_num_seqs to at most 118 or increase gpu_memory_utilization.',
  },
  {
    id: 'vllm-sampler-memory',
    title: 'Too many concurrent requests for the free memory',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('CUDA out of memory occurred when warming up', 'dummy requests'),
      variant('occurred when warming up sampler with'),
      variant('occurred when warming up pooler'),
    ],
    contradicts: ['raise `gpu_memory_utilization`', 'Raise `gpu_memory_utilization`'],
    cause:
      'At the end of its start, vLLM tests the sampler, which chooses the next token, with the largest number of concurrent requests. The memory that the cache leaves free is too small for that.',
    steps: [
      {text: 'Lower `max_num_seqs`.', commands: [{language: 'bash', code: '--max-num-seqs 64'}]},
      {
        text: 'Or lower `gpu_memory_utilization` a little. The cache shrinks, and more memory stays free.',
        commands: [{language: 'bash', code: '--gpu-memory-utilization 0.85'}],
      },
    ],
    verify: STARTS,
    sources: [
      {
        title: 'vLLM: source of the warm-up',
        url: 'https://github.com/vllm-project/vllm/blob/main/vllm/v1/worker/gpu_model_runner.py',
      },
      MEMORY,
    ],
    page: PAGE,
    sample:
      'RuntimeError: CUDA out of memory occurred when warming up sampler with 256 dummy requests. Please try lowering `max_num_seqs` or `gpu_memory_utilization` when initializing the engine.',
  },
  {
    id: 'vllm-preempted',
    title: 'Requests are delayed because the KV cache is full',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('is preempted by PreemptionMode'),
      variant('preempted', 'not enough KV cache space'),
    ],
    role: 'warning',
    cause:
      'The running requests need more cache than there is. vLLM stops one of them and computes it again later, which is slower but gives the right result.',
    steps: [
      {text: 'Raise `gpu_memory_utilization`, if the card has free memory.'},
      {
        text: 'Or lower `max_num_seqs` or `max_num_batched_tokens`, so that fewer requests share the cache.',
      },
      {text: 'Or split the model over more cards.'},
    ],
    verify: {
      text: 'The count of preemptions in the metrics no longer grows.',
      commands: [bash('curl -s http://<host>:<port>/metrics | grep preemptions')],
    },
    sources: [
      {
        title: 'vLLM: optimization and tuning',
        url: 'https://docs.vllm.ai/en/latest/configuration/optimization/',
      },
    ],
    page: '/models/troubleshooting#slow-responses',
    sample:
      'WARNING 05-09 00:49:33 scheduler.py:1057 Sequence group 0 is preempted by PreemptionMode.RECOMPUTE mode because there is not enough KV cache space. This can affect the end-to-end performance. Increase gpu_memory_utilization or tensor_parallel_size to provide more KV cache memory. total_cumulative_preemption_cnt=1',
  },
  {
    id: 'vllm-swap-space',
    title: 'vLLM needs more RAM for swapping than there is',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Too large swap space'),
      variant('for the swap space', 'GiB out of', 'total CPU memory'),
    ],
    contradicts: ['Raise `swap_space`'],
    cause:
      'For each card, vLLM reserves `swap_space` of system memory (4 GiB by default). Together, that is too much for the RAM of this machine or container.',
    steps: [
      {text: 'Lower `swap_space`.', commands: [{language: 'bash', code: '--swap-space 1'}]},
      {text: 'Or give the container or WSL more memory.'},
    ],
    verify: STARTS,
    sources: [
      {
        title: 'vLLM: engine arguments',
        url: 'https://docs.vllm.ai/en/latest/configuration/engine_args/',
      },
    ],
    page: PAGE,
    sample:
      'ValueError: Too large swap space. 16.00 GiB out of the 15.61 GiB total CPU memory is allocated for the swap space.',
  },
];
