import {bash, hint, message, variant} from './define.ts';
import type {KnownError, Source} from './types.ts';

const MODELS: Source = {
  title: 'vLLM: supported models',
  url: 'https://docs.vllm.ai/en/latest/models/supported_models/',
};
const TROUBLE: Source = {
  title: 'vLLM: troubleshooting',
  url: 'https://docs.vllm.ai/en/latest/usage/troubleshooting/',
};
const QUANTIZATION: Source = {
  title: 'vLLM: quantization',
  url: 'https://docs.vllm.ai/en/latest/features/quantization/',
};
const PARALLEL: Source = {
  title: 'vLLM: parallelism and scaling',
  url: 'https://docs.vllm.ai/en/latest/serving/parallelism_scaling/',
};
const LOADS = {text: 'The log says that the weights are loaded, then that the server is ready.'};
const PAGE = '/models/troubleshooting#choice';

/** vLLM and the model: architecture, format, splitting over cards. */
export const vllmModelErrors: readonly KnownError[] = [
  {
    id: 'vllm-architecture',
    title: 'This vLLM does not know the architecture of the model',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Model architectures [', 'are not supported for now'),
      variant('Model architectures', 'are not supported'),
      variant('are not supported for now. Supported architectures'),
      variant(
        'has no vLLM implementation and the Transformers implementation is not compatible with vLLM',
      ),
      variant('Model architectures', 'are not supported for now'),
      variant('Cannot find model module'),
    ],
    contradicts: ['again'],
    cause:
      'The `architectures` field of the model’s `config.json` names a class that this release does not contain. Either the model is newer than the engine, or vLLM does not serve this kind of model.',
    steps: [
      {text: "Look up the name in vLLM's list of supported models."},
      {
        text: 'If it is in the list, use a newer release of vLLM. The command shows the installed one.',
        commands: [bash('python3 -c "import vllm; print(vllm.__version__)"')],
      },
      {text: 'If it is not, use a model of a supported family, or a GGUF variant for llama.cpp.'},
    ],
    verify: LOADS,
    sources: [MODELS, TROUBLE],
    page: PAGE,
    sample:
      "ValueError: Model architectures ['Qwen3NextForCausalLM'] are not supported for now. Supported architectures: dict_keys(['AquilaModel', 'ArcticForCausalLM'])",
  },
  {
    id: 'vllm-architecture-inspect',
    title: 'vLLM knows the architecture but cannot import it',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('failed to be inspected. Please check the logs for more details'),
      variant('Model architectures', 'failed to be inspected'),
    ],
    cause:
      'The code for this model did not load: a Python package is missing, or the compiled parts of vLLM do not match the installed PyTorch. An error further up says which.',
    steps: [
      {text: 'Read the exception before this message. It names the missing package or symbol.'},
      {
        text: 'Install vLLM in a new environment, and do not change the PyTorch that it installs. Or use its container image.',
        commands: [bash('python3 -m venv vllm-fresh', 'vllm-fresh/bin/pip install vllm')],
      },
    ],
    verify: LOADS,
    sources: [TROUBLE],
    sample:
      "ValueError: Model architectures ['Gemma3ForConditionalGeneration'] failed to be inspected. Please check the logs for more details.",
  },
  {
    id: 'transformers-too-old',
    title: 'The installed Transformers is older than the model',
    component: 'vllm',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message(
        'The checkpoint you are trying to load has model type',
        'but Transformers does not recognize this architecture',
      ),
      variant('but Transformers does not recognize this architecture'),
      variant('Transformers does not recognize this architecture'),
      hint('KeyError', 'CONFIG_MAPPING'),
      {...variant("KeyError: '"), near: {phrase: 'CONFIG_MAPPING', lines: 4}},
      {...variant("KeyError: '"), near: {phrase: 'configuration_auto.py', lines: 6}},
      variant('cannot import name', "from 'transformers"),
    ],
    cause:
      'The `transformers` library reads the configuration of the model first. The installed release does not know the `model_type`. After `cannot import name`, it can also be too new for the engine.',
    steps: [
      {text: 'Use a newer engine or image, which includes a newer library.'},
      {
        text: 'In your own environment, update the library together with the engine, for example `vllm`, so that the two match.',
        commands: [bash('pip install --upgrade <engine> transformers')],
      },
      {
        text: 'If the model is older than the library, `model_type` in its `config.json` may be wrong. Compare the file with the original repository.',
      },
    ],
    verify: LOADS,
    sources: [
      {
        title: 'Transformers: installation',
        url: 'https://huggingface.co/docs/transformers/installation',
      },
    ],
    page: PAGE,
    sample:
      'ValueError: The checkpoint you are trying to load has model type `qwen3_next` but Transformers does not recognize this architecture. This could be because of an issue with the checkpoint, or because your version of Transformers is out of date.',
  },
  {
    id: 'vllm-trust-remote-code',
    title: 'The model brings its own Python code',
    component: 'vllm',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message('contains custom code which must be executed to correctly load the model'),
      message('Please pass the argument `trust_remote_code=True` to allow custom code to be run'),
      variant('requires you to execute the configuration file in that repo on your local machine'),
      variant('set the option `trust_remote_code=True` to remove this error'),
      variant('trust_remote_code=True', 'to remove this error'),
      variant('set `trust_remote_code=True`'),
      {
        ...variant('consider setting `trust_remote_code=True`'),
        unless: ['Failed to load the tokenizer'],
      },
      {
        ...variant('or using the `--trust-remote-code` flag'),
        unless: ['Failed to load the tokenizer'],
      },
      variant('trust_remote_code=True` to allow custom code'),
    ],
    cause:
      'The repository contains program files that must run on your machine. For safety, libraries run them only if you allow it.',
    steps: [
      {text: 'Read the `.py` files of the repository, and decide whether you trust its author.'},
      {
        text: 'If so, allow the code for this model, preferably pinned to the revision that you read.',
        commands: [{language: 'bash', code: '--trust-remote-code --revision <commit>'}],
      },
      {text: 'Otherwise use a variant whose architecture is built into the engine.'},
    ],
    verify: LOADS,
    sources: [
      {
        title: 'Transformers: custom models',
        url: 'https://huggingface.co/docs/transformers/custom_models',
      },
    ],
    sample:
      'ValueError: The repository acme/model-7b contains custom code which must be executed to correctly load the model. You can inspect the repository content at https://hf.co/acme/model-7b.\nPlease pass the argument `trust_remote_code=True` to allow custom code to be run.',
  },
  {
    id: 'vllm-bfloat16',
    title: 'The card does not support bfloat16',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Bfloat16 is only supported on GPUs with compute capability of at least 8.0'),
      variant('Bfloat16 is only supported on GPUs'),
      variant('explicitly setting the `dtype` flag in CLI'),
      variant('bfloat16 is not supported on this'),
      {...variant('does not support bfloat16'), unless: ['MPS', 'CPU']},
    ],
    cause:
      'The weights are stored as bfloat16, which cards before the Ampere generation (V100, T4, RTX 20) do not support.',
    steps: [
      {
        text: 'Let the engine compute in float16.',
        commands: [{language: 'bash', code: '--dtype half'}],
      },
      {
        text: 'If the answers are then broken, the values of this model do not fit into float16. Use a GGUF variant for llama.cpp, or a newer card.',
      },
    ],
    verify: LOADS,
    sources: [
      {
        title: 'vLLM: source of the check',
        url: 'https://github.com/vllm-project/vllm/blob/main/vllm/platforms/cuda.py',
      },
    ],
    sample:
      'ValueError: Bfloat16 is only supported on GPUs with compute capability of at least 8.0. Your Tesla T4 GPU has compute capability 7.5. You can use float16 instead by explicitly setting the `dtype` flag in CLI, for example: --dtype=half.',
  },
  {
    id: 'vllm-quantization-capability',
    title: 'The card is too old for this quantization',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message(
        'The quantization method',
        'is not supported for the current GPU. Minimum capability',
      ),
      variant('is not supported for the current GPU'),
      variant('quantization', 'Minimum capability:', 'Current capability:'),
      variant('type fp8e4nv not supported in this architecture'),
      variant('FP8 is only supported on'),
      variant('FP8 KV cache is not supported on'),
      variant('quantization', 'Minimum capability:'),
      variant('FP8', 'requires', 'compute capability'),
      variant('Quantization scheme is not supported for', 'the current GPU'),
    ],
    cause:
      'The GPU kernels for each kind of quantization need a certain generation of card. The numbers in the message are the compute capability times ten: 75 is 7.5.',
    steps: [
      {
        text: 'See the compute capability of your card.',
        commands: [bash('nvidia-smi --query-gpu=name,compute_cap --format=csv')],
      },
      {
        text: "Use a variant of the model in a quantization that vLLM's table lists for this card, or one for llama.cpp (GGUF).",
      },
    ],
    verify: LOADS,
    sources: [
      QUANTIZATION,
      {title: 'vLLM, issue 4327', url: 'https://github.com/vllm-project/vllm/issues/4327'},
    ],
    page: '/models/downloading-models#which-files',
    sample:
      'ValueError: The quantization method awq is not supported for the current GPU. Minimum capability: 75. Current capability: 70.',
  },
  {
    id: 'vllm-quantization-mismatch',
    title: 'The quantization does not match the model',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message(
        'Quantization method specified in the model config',
        'does not match the quantization method specified in the',
      ),
      variant('does not match the quantization method specified in the'),
      variant('Unknown quantization method'),
      {...variant('Cannot find the config file for'), near: {phrase: 'quant', lines: 15}},
      variant('Invalid quantization method'),
      variant('Unknown quantization', 'method'),
    ],
    cause:
      'The `config.json` of the model says how it was quantized. The start parameters name another method, or one that does not exist.',
    steps: [
      {text: 'Leave out `quantization`. The engine reads the method from the model.'},
      {text: 'Or specify exactly the method that the message gives for the model config.'},
    ],
    verify: LOADS,
    sources: [
      {title: 'vLLM, issue 19050', url: 'https://github.com/vllm-project/vllm/issues/19050'},
      QUANTIZATION,
    ],
    page: '/models/deployment#parameters-of-the-engine',
    sample:
      'Value error, Quantization method specified in the model config (compressed-tensors) does not match the quantization method specified in the `quantization` argument (awq).',
  },
  {
    id: 'vllm-heads-parallel',
    title: 'The model cannot be split over this number of cards',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Total number of attention heads', 'must be divisible by tensor parallel size'),
      variant('must be divisible by tensor parallel size'),
      variant('is not divisible by', 'tensor parallel size'),
      message('is not divisible by weight quantization block_'),
      message('is not divisible by min_thread_'),
      variant('Weight input_size_per_partition', 'is not divisible by'),
      variant('Weight output_size_per_partition', 'is not divisible by'),
      variant('self.total_num_heads % tp_size == 0'),
      variant('self.num_heads % tp_size == 0'),
      variant('too large tensor parallel size'),
      variant('total_num_kv_heads % tp_size == 0'),
      {...variant('AssertionError:', 'is not divisible by'), near: {phrase: 'vllm', lines: 40}},
    ],
    cause:
      'Tensor parallelism divides the attention heads, and with quantization the blocks of weights, into equal parts, one for each card. The number of heads or blocks is not divisible by the number of cards.',
    steps: [
      {
        text: 'Set `tensor_parallel_size` to a number that divides the heads in the message: for 28 heads, 2 or 4.',
        commands: [{language: 'bash', code: '--tensor-parallel-size 2'}],
      },
      {
        text: 'To use another number of cards, such as 3, split the model by layers instead.',
        commands: [{language: 'bash', code: '--pipeline-parallel-size 3'}],
      },
      {
        text: 'If the message mentions blocks, use fewer cards or a variant in another quantization.',
      },
    ],
    verify: LOADS,
    sources: [PARALLEL],
    page: '/models/deployment#parameters-of-the-engine',
    sample:
      'ValueError: Total number of attention heads (28) must be divisible by tensor parallel size (8).',
  },
  {
    id: 'vllm-too-few-gpus',
    title: 'There are fewer cards than the engine needs',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Tensor parallel size', 'cannot be larger than the number of available GPUs'),
      message(
        'The number of required GPUs exceeds the total number of available GPUs in the placement group',
      ),
      variant('cannot be larger than the number of available GPUs'),
      variant('please set tensor_parallel_size', 'to less than max local gpu count'),
      variant('The number of required GPUs exceeds the total number of available'),
      variant('World size', 'is larger than the number of available GPUs'),
      variant('max local gpu count'),
      variant('DP adjusted local rank', 'is out of bounds'),
    ],
    follows: ['nvidia-fallen-off-bus', 'cuda-no-device'],
    cause:
      '`tensor_parallel_size` times `pipeline_parallel_size` is more than the number of cards that this process, container or Ray cluster has.',
    steps: [
      {
        text: 'Count the cards that the container sees.',
        commands: [bash('docker exec <container> nvidia-smi -L')],
      },
      {
        text: 'Lower `tensor_parallel_size`, or give the container all cards.',
        commands: [bash('docker run --gpus all <image>')],
      },
      {
        text: 'With several machines, start Ray on all of them first, and check how many cards it counts.',
        commands: [bash('ray status')],
      },
    ],
    verify: LOADS,
    sources: [
      {title: 'vLLM, issue 30061', url: 'https://github.com/vllm-project/vllm/issues/30061'},
      PARALLEL,
    ],
    sample:
      'Value error, Tensor parallel size (2) cannot be larger than the number of available GPUs (1). [type=value_error, input_value=ArgsKwargs((), {}), input_type=ArgsKwargs]',
  },
  {
    id: 'vllm-no-weights',
    title: 'The directory has no weights that the engine can read',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Cannot find any model weights with'),
      variant('Error no file named pytorch_model.bin, model.safetensors'),
      variant('Error no file named model.safetensors'),
      variant('No model weights found in'),
      variant('does not appear to have a file named pytorch_model.bin'),
      variant('does not appear to have a file named model.safetensors'),
      variant("Can't load the model for"),
    ],
    follows: [
      'hf-timeout',
      'hf-download-damaged',
      'hf-disk-space',
      'disk-full',
      'hf-gated',
      'hf-not-found',
    ],
    cause:
      'Only part of the repository was downloaded, or the files have another format (GGUF instead of Safetensors).',
    steps: [
      {
        text: 'List the files. Next to `config.json`, there must be `.safetensors` files of the expected size.',
        commands: [bash('ls -lhL <model_directory>')],
      },
      {
        text: 'Download the missing files, including all Safetensors files, or choose an engine for the format that you have.',
      },
    ],
    verify: LOADS,
    sources: [MODELS],
    page: '/models/troubleshooting#files-unreadable',
    sample: 'RuntimeError: Cannot find any model weights with `/models/Qwen3-0.6B`',
  },
  {
    id: 'model-config-missing',
    title: 'The model has no config.json where the engine looks',
    component: 'vllm',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message('does not appear to have a file named config.json'),
      variant('Invalid repository ID or local directory specified'),
      variant('Unrecognized model in', 'Should have a `model_type` key in its config.json'),
      variant('Should have a `model_type` key'),
      variant('No supported config format found in'),
      {...variant('No such file or directory:', "/config.json'"), unless: ['.docker/config.json']},
      variant("Can't load the configuration of"),
      variant('containing a config.json file'),
    ],
    follows: ['hf-unreachable', 'hf-gated', 'hf-not-found', 'hf-offline'],
    cause:
      'The path or name leads to a directory without the configuration: it is one level too high or too low, the download is incomplete, the repository has only GGUF files, or it has an adapter without its base model.',
    steps: [
      {
        text: 'List the files in the place that the message names.',
        commands: [bash('ls -l <model_directory>')],
      },
      {
        text: 'Point the engine to the directory that contains `config.json`. In a container, use the path inside the container.',
      },
      {text: 'Or download the repository completely.'},
    ],
    verify: LOADS,
    sources: [
      {
        title: 'Transformers: source of the message',
        url: 'https://github.com/huggingface/transformers/blob/main/src/transformers/utils/hub.py',
      },
    ],
    page: '/models/troubleshooting#files-unreadable',
    sample:
      "OSError: /models/custom does not appear to have a file named config.json. Checkout 'https://huggingface.co//models/custom/tree/None' for available files.",
  },
  {
    id: 'vllm-max-len-model',
    title: 'The context is longer than the model supports',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('User-specified max_model_len', 'is greater than the derived max_model_len'),
      variant('is greater than the derived max_model_len'),
      variant('set the env var VLLM_ALLOW_LONG_MAX_MODEL_LEN=1'),
    ],
    contradicts: ['Raise `max_model_len`'],
    cause:
      '`max_model_len` is larger than the context in the configuration of the model. Beyond that length, the model gives poor answers or fails.',
    steps: [
      {text: 'Lower `max_model_len` to the derived value in the message.'},
      {
        text: 'If the model card describes a longer context through position scaling (YaRN, RoPE), set that up as described there.',
      },
      {
        text: 'Allow the longer context only if you know that the model supports it.',
        commands: [bash('export VLLM_ALLOW_LONG_MAX_MODEL_LEN=1')],
      },
    ],
    verify: LOADS,
    sources: [
      {
        title: 'vLLM: source of the check',
        url: 'https://github.com/vllm-project/vllm/blob/main/vllm/config/model.py',
      },
    ],
    page: '/models/deployment#parameters-of-the-engine',
    sample:
      "Value error, User-specified max_model_len (65536) is greater than the derived max_model_len (max_position_embeddings=32768.0 or model_max_length=None in model's config.json). To allow overriding this maximum, set the env var VLLM_ALLOW_LONG_MAX_MODEL_LEN=1.",
  },
  {
    id: 'tokenizer-missing',
    title: 'The tokenizer of the model cannot be loaded',
    component: 'vllm',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message("Can't load tokenizer for"),
      message("Couldn't instantiate the backend tokenizer from one of"),
      variant('Unable to load vocabulary from file'),
      variant('Error parsing line', 'tokenizer.model'),
      variant('data did not match any variant of untagged enum ModelWrapper'),
      variant('data did not match any variant of untagged enum PyPreTokenizerTypeWrapper'),
      variant('Failed to load the tokenizer. If the tokenizer is a custom tokenizer'),
      variant('Tokenizer class', 'does not exist or is not currently imported'),
      variant('requires the SentencePiece library but it was not found'),
      variant('is required to read a `tiktoken` file'),
      variant('Converting from SentencePiece and Tiktoken failed'),
      variant('requires the protobuf library but it was not found'),
      variant('No such file or directory', "tokenizer.json'"),
      variant('No such file or directory', "tokenizer.model'"),
      variant('sentencepiece_processor.cc', 'ParseFromArray'),
    ],
    follows: [
      'hf-unreachable',
      'hf-gated',
      'hf-not-found',
      'hf-offline',
      'vllm-trust-remote-code',
      'hf-rate-limit',
      'hf-token-invalid',
    ],
    cause:
      'Files such as `tokenizer.json` or `tokenizer.model` are missing, damaged (a Git LFS pointer instead of the file), or written by a newer library than the installed one.',
    steps: [
      {
        text: 'Look at the files. A text of three lines that begins with `version https://git-lfs` is only a pointer.',
        commands: [
          bash(
            'ls -l <model_directory>/tokenizer*',
            'head -c 120 <model_directory>/tokenizer.json',
          ),
        ],
      },
      {text: 'Download the tokenizer files again.'},
      {
        text: 'If they are complete, install the libraries that read them. Update `transformers` only together with the engine.',
        commands: [bash('pip install --upgrade sentencepiece protobuf tiktoken')],
      },
    ],
    verify: {
      text: 'The tokenizer loads.',
      commands: [
        bash(
          'python3 -c "from transformers import AutoTokenizer; AutoTokenizer.from_pretrained(\'<model_directory>\')"',
        ),
      ],
    },
    sources: [
      {
        title: 'Transformers: tokenizers',
        url: 'https://huggingface.co/docs/transformers/main_classes/tokenizer',
      },
    ],
    page: '/models/troubleshooting#files-unreadable',
    sample:
      "OSError: Can't load tokenizer for '/models/Qwen3-0.6B'. If you were trying to load it from 'https://huggingface.co/models', make sure you don't have a local directory with the same name.",
  },
  {
    id: 'weights-shape',
    title: 'The weights and the configuration of the model do not match',
    component: 'vllm',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      message('Attempted to load weight', 'into parameter'),
      message('There is no module or parameter named'),
      variant('size mismatch for', 'copying a param with shape'),
      variant('Error(s) in loading state_dict for'),
      variant('Following weights were not initialized from checkpoint'),
      variant('param_data.shape == loaded_weight.shape'),
      variant('param.size() == loaded_weight.size()'),
      variant("KeyError: 'model.layers."),
      variant("KeyError: 'layers."),
    ],
    cause:
      'Names or sizes in the weight files are not those that the architecture expects. Common reasons are a `config.json` of another revision, a quantization that is not set for the engine, or an engine older than the model.',
    steps: [
      {text: 'Download all files again, from one revision.'},
      {text: 'Leave out `quantization` and `dtype`, so that the engine takes them from the model.'},
      {text: 'Use a newer engine.'},
    ],
    verify: LOADS,
    sources: [MODELS],
    page: '/models/troubleshooting#files-unreadable',
    sample:
      "ValueError: There is no module or parameter named 'lm_head.qweight' in Qwen2ForCausalLM",
  },
  {
    id: 'transformers-too-new',
    title: 'The installed Transformers is newer than vLLM expects',
    component: 'vllm',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('TokenizersBackend has no attribute'),
      variant('has no attribute all_special_tokens_extended'),
      message('Tokenizer class TokenizersBackend does not exist or is not currently imported'),
    ],
    cause:
      'The model was saved with Transformers 5, or Transformers 5 is installed. This release of vLLM was made for an earlier one.',
    steps: [
      {
        text: 'Update vLLM to a release for Transformers 5.',
        commands: [bash('pip install --upgrade vllm')],
      },
      {
        text: 'If you must keep this vLLM, install the Transformers that it was made for. After `does not exist`, that release is already installed: use a variant of the model from before Transformers 5.',
        commands: [bash("pip install 'transformers<5'")],
      },
    ],
    verify: {text: 'The engine starts and loads the model.'},
    sources: [
      {
        title: 'runpod-workers/worker-vllm pull request 258',
        url: 'https://github.com/runpod-workers/worker-vllm/pull/258',
      },
      {
        title: 'hiyouga/LlamaFactory issue 10310',
        url: 'https://github.com/hiyouga/LlamaFactory/issues/10310',
      },
    ],
    sample: 'AttributeError: TokenizersBackend has no attribute all_special_tokens_extended',
  },
];
