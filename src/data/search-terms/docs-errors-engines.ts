import type {SearchTerms} from './types.ts';

/** What readers type, without the message, who want one of the errors of engines, cards and downloads. */
export const engineErrorTerms: SearchTerms = {
  '/errors/gpu': {
    'nvidia-driver': 'list of NVIDIA driver messages, driver faults on Linux',
    'nvidia-container-toolkit': 'list of toolkit messages, GPU container faults',
    cuda: 'list of CUDA messages, PyTorch GPU faults, multi-GPU faults',
    rocm: 'list of AMD messages, Radeon faults, HIP faults',
    'nvidia-driver-mismatch':
      'restart after a driver update, driver updated without reboot, automatic update broke the GPU, versions of driver differ',
    'nvidia-smi-failed':
      'driver not running, nvidia-smi no longer works, GPU gone after a kernel update, driver not communicating',
    'nvidia-smi-missing':
      'install a driver first, nvidia-smi not in the container, command nvidia-smi unknown',
    'nvidia-no-devices':
      'empty nvidia-smi, card not seated, card not detected by the system, GPU passthrough to a VM, lspci shows no card',
    'nvidia-module-missing':
      'new kernel without NVIDIA module, kernel headers missing, modprobe nvidia fails, module not found after an update',
    'nvidia-dkms-build':
      'DKMS failed, compile the driver module, compiler differs from kernel, driver too old for the kernel',
    'nvidia-secure-boot':
      'enroll the MOK, unsigned driver, UEFI blocks the driver, module signing key',
    'nvidia-nouveau':
      'open-source driver in the way, disable the free driver, conflict of two drivers',
    'nvidia-open-module':
      'RTX 50 needs the open driver, Blackwell driver, nvidia-open package, proprietary driver refuses the card',
    'nvidia-adapter-init':
      'GPU does not initialize, resizable BAR or Above 4G, firmware files mismatch, card defective or without power',
    'nvidia-fallen-off-bus':
      'card disappears under load, overheating GPU, weak power supply, loose riser, GPU lost',
    'nvidia-ecc': 'defective VRAM, Xid 48, bad graphics memory, replace a defective card',
    'nvidia-gsp-timeout':
      'GSP firmware hang, GPU controller frozen, card stops responding to the driver',
    'nvidia-xid-program':
      'GPU page fault, program crashed on the card, kernel log reports a GPU program',
    'nvidia-fabric-manager':
      'HGX or DGX server, CUDA not ready on eight cards, start nvidia-fabricmanager',
    'docker-nvidia-runtime':
      'runtime missing in daemon.json, register the NVIDIA runtime, nvidia-ctk not run, Docker not restarted',
    'nvidia-runtime-binary':
      'toolkit package removed, runtime program not installed, reinstall the toolkit, hook missing',
    'nvidia-library-missing': 'libnvidia-ml missing, Docker snap and GPU, incomplete driver',
    'wsl-no-adapter':
      'GPU not visible in WSL, Windows driver too old for WSL, WSL 1 and GPU, no NVIDIA card in the PC',
    'container-cuda-requirement':
      'image needs a newer driver, CUDA of the image too new, update the host driver, older image tag',
    'container-gpu-id':
      'wrong GPU number, device index does not exist, NVIDIA_VISIBLE_DEVICES wrong, card replaced',
    'container-gpu-lost':
      'GPU disappears in a running container, works until daemon-reload, nvidia-smi fails after hours, restart the container for the GPU',
    'container-cgroup-devices':
      'rootless Docker and GPU, old toolkit with cgroup v2, nested container with GPU',
    'cdi-unresolvable':
      'CDI file missing, regenerate after a driver update, device nvidia.com/gpu unknown',
    'container-ldcache':
      'ldconfig path wrong, toolkit on another distribution, library cache error',
    'nvidia-driver-rpc':
      'persistence mode off, card sleeps, GPU container starts slowly, toolkit times out',
    'toolkit-package':
      'add the NVIDIA repository, which repository has the toolkit, toolkit unknown to the package manager',
    'container-driver-files':
      'driver inside the image, docker commit from a GPU container, duplicate driver library, rebuild the image without driver',
    'nvidia-container-legacy':
      'forgot the gpus option, container runs on the CPU, start a container with GPU, CUDA image without a card',
    'cuda-out-of-memory':
      'VRAM full, model too big for the card, free graphics memory, smaller batch, fragmentation, torch memory error',
    'cuda-no-kernel-image':
      'card too new for PyTorch, card too old for the build, unsupported compute capability, sm version, RTX 50 with old PyTorch',
    'cuda-driver-too-old':
      'update the NVIDIA driver, CUDA newer than the driver, runtime version too high, upgrade driver on the host',
    'cuda-forward-compatibility':
      'compat libraries on a consumer card, GeForce with newer CUDA, data-center card only',
    'cuda-no-driver':
      'PyTorch finds no driver, libcuda missing, container without GPU access, CPU-only host',
    'cuda-no-device':
      'CUDA_VISIBLE_DEVICES empty, torch.cuda.is_available false, GPU hidden from the process, no graphics card for the program',
    'cuda-invalid-device':
      'GPU index too high, wrong device number in the program, cuda:1 does not exist',
    'cuda-device-assert':
      'token id beyond the vocabulary, index error on the GPU, prompt longer than positions',
    'cuda-illegal-access':
      'GPU kernel bug, engine defect on the card, random GPU crash, broken graphics memory',
    'cuda-device-busy':
      'exclusive compute mode, card locked by a process, zombie process on the GPU, GPU unavailable',
    'torch-without-cuda':
      'CPU build of PyTorch, install torch with GPU, wrong torch wheel, torch ignores the card',
    'cuda-library-missing':
      'libcudart missing, cuDNN missing, LD_LIBRARY_PATH, wrong CUDA major version',
    'cublas-failed':
      'matrix multiplication fails, cuBLAS workspace, no memory for cuBLAS, error after another CUDA error',
    'cuda-init-unknown': 'GPU broken after sleep, suspend and CUDA, reload nvidia_uvm, Error 999',
    'cuda-forked':
      'multiprocessing with CUDA, spawn instead of fork, worker processes and GPU, DataLoader with CUDA',
    'nccl-shared-memory':
      '/dev/shm too small, multi-GPU container fails, ipc host option, 64 MB shared memory',
    'nccl-system-error': 'multi-GPU start fails, peer-to-peer problem, cards do not communicate',
    'nccl-timeout':
      'distributed job hangs, one GPU too slow, collective hangs, several cards stuck',
    'torch-rendezvous':
      'nodes do not find each other, distributed start times out, 127.0.1.1 in hosts',
    'rocm-permission':
      'add the user to render and video, AMD card only as root, kfd access denied, device rights in a container',
    'rocm-no-kfd':
      'amdgpu not loaded, install the AMD driver, pass the device to the container, kfd missing',
    'rocm-no-code-object': 'AMD card unsupported, gfx version, ROCm build for other cards',
    'rocm-out-of-memory':
      'AMD VRAM full, Radeon memory full, model too big for the AMD card, smaller model on AMD',
    'rocm-no-gpu': 'AMD GPU not detected, rocminfo shows no card, PyTorch on AMD without GPU',
    'rocm-memory-fault':
      'AMD page fault, override of the architecture crashes, ROCm version mismatch, kernel bug on AMD',
    'amdgpu-reset': 'Radeon freezes, AMD driver timeout, ring timeout, card hangs under load',
    'rocm-hsa-init': 'ROCm initialization fails, HSA runtime error, driver and ROCm do not match',
  },
  '/errors/hugging-face': {
    'hugging-face': 'list of hub messages, model hub faults',
    'hf-gated': 'request access to a model, 403 from Hugging Face, hub says access is restricted',
    'hf-access-pending':
      'waiting for approval, request for a model rejected, authors did not answer, access not granted yet',
    'hf-not-found':
      'model name misspelled, model was renamed, 401 for a missing model, does the model exist',
    'hf-file-not-found':
      'file missing in a repository, wrong branch, wrong revision, commit does not exist',
    'hf-rate-limit':
      'too many downloads from the hub, IP blocked by Hugging Face, 429 while downloading a model',
    'hf-offline': 'local files only, cache empty while offline, transformers offline',
    'hf-unreachable':
      'no route to Hugging Face, proxy for model downloads, DNS for huggingface.co, download behind a firewall, container has no internet',
    'hf-timeout': 'slow model download, hub times out, raise the download timeout',
    'hf-token-invalid':
      'token expired, wrong HF token, token revoked, token without permission, HF_TOKEN not set',
    'hf-repo-id':
      'path instead of a model name, local directory not found, owner and name required, URL instead of a name',
    'hf-download-damaged':
      'incomplete model file, download broke off, size mismatch of a file, proxy changed the file',
    'safetensors-damaged':
      'git clone without LFS, pointer file instead of weights, corrupt weights file, header too large',
    'hf-cache-permission':
      'cache directory not writable, wrong owner of the cache, container user without home',
    'hf-transfer-missing': 'turn off fast download, package hf_transfer, speed package missing',
    'hf-disk-space':
      'not enough room for a model, disk too small for weights, download refused because of size',
    'hf-not-the-hub':
      'HF_ENDPOINT mirror, captive portal, proxy login page instead of a model, hub headers missing',
  },
  '/errors/llama-cpp': {
    'llama-cpp': 'list of GGUF engine messages, llama-server faults',
    'llama-unknown-architecture':
      'model too new for llama.cpp, update llama.cpp, new model not supported yet, tokenizer unknown',
    'llama-not-gguf':
      'wrong file format, HTML saved as a model, LFS pointer instead of GGUF, not a model file',
    'llama-file-incomplete':
      'truncated GGUF, download stopped early, file shorter than expected, copy the model again',
    'llama-tensor-missing':
      'GGUF converted by an old version, adapter instead of a model, incompatible conversion, incomplete model',
    'llama-split-file': 'several GGUF parts, all shards in one folder, start with the first part',
    'llama-file-open':
      'model path wrong, model not mounted in the container, no read permission for the model, GGUF file not found',
    'llama-gpu-memory': 'lower ctx-size, VRAM too small for GGUF, buffer allocation fails',
    'llama-mlock': 'mlock warning, raise memlock, model pinned in RAM',
    'llama-no-gpu':
      'CPU build, GGUF runs only on the processor, layers not offloaded, very slow without card, built without CUDA',
    'llama-context-exceeded':
      'prompt too long for llama.cpp, raise ctx-size, slots share the context, chat history too long',
    'llama-loading': '503 at start, wait until loaded, server not ready yet, health says loading',
    'llama-argument':
      'flag renamed, misspelled option of llama-server, old option, wrong value for a flag',
    'llama-port':
      'address of the server taken, old llama-server still running, change the port of llama-server',
    'llama-chat-template':
      'tool calls need jinja, template not supported, function calling with llama.cpp, jinja option',
    'llama-cuda-architecture':
      'compiled for another GPU, rebuild with the right architecture, CUDA arch list, card too new for llama.cpp',
    'llama-quantized-cache': 'KV cache type q8_0, flash attention off, compress the KV cache',
    'llama-batch-too-small': 'embedding input too long, reranking text too long, 512 tokens limit',
    'llama-mmproj-mismatch':
      'vision projector wrong, image file of another model, multimodal GGUF, pictures do not work',
    'llama-no-https':
      'hf option fails, build without OpenSSL, llama.cpp cannot fetch from Hugging Face, curl missing in the build',
    'llama-load-failed':
      'GGUF loading ended, read the lines before, llama.cpp exits at start, cause of the loading error',
    'llama-assert':
      'llama.cpp aborts, core dump of llama-server, internal bug, update llama.cpp after a crash',
  },
  '/errors/mlx': {
    mlx: 'list of Mac engine messages, Mac model faults',
    'mlx-model-type':
      'update mlx-lm, model too new for MLX, vision model with mlx-vlm, unsupported on Mac',
    'mlx-buffer-size':
      'prompt too long on a Mac, picture too large, Metal buffer limit, smaller batch on a Mac',
    'metal-out-of-memory':
      'unified memory full, Mac RAM too small, iogpu wired limit, close other programs on the Mac',
    'metal-timeout':
      'Mac graphics hang, GPU watchdog of macOS, swap on a Mac, screen blocked too long',
    'mlx-memory-warning':
      'model slow on the Mac, memory pressure, nearly too large for the Mac, wired memory limit',
    'mlx-no-safetensors': 'GGUF in MLX, weights missing on the Mac, wrong format for MLX',
    'mlx-parameters':
      'MLX conversion mismatch, weights of another version, convert the model again',
    'mlx-not-installed':
      'MLX on Intel Mac, MLX on Linux, Rosetta Python, pip cannot find mlx, macOS too old',
    'mlx-no-metal':
      'x86 Python on Apple silicon, MLX in a virtual machine, no GPU code in MLX, CPU-only MLX',
    'mlx-metal-unavailable':
      'Mac over SSH without screen, Mac virtual machine, metallib cannot be loaded, graphics of the Mac unusable',
  },
  '/errors/vllm': {
    vllm: 'list of vLLM messages, GPU engine faults',
    'vllm-kv-cache-small':
      'lower max_model_len, context too long for the card, reduce the context length, raise gpu_memory_utilization',
    'vllm-no-cache-blocks':
      'model fills the whole card, no room after the weights, raise the memory share, card too small for weights and cache',
    'vllm-memory-taken':
      'other model on the card, GPU memory occupied, leftover engine process, lower gpu_memory_utilization, two models on one GPU',
    'vllm-memory-changed':
      'two engines start at once, memory measurement wrong, start again, another process freed the card',
    'vllm-mamba-blocks':
      'lower max_num_seqs, Mamba or hybrid model, fewer parallel requests, state blocks',
    'vllm-sampler-memory':
      'out of memory at the end of the start, warm-up fails, fewer concurrent users, reduce concurrency at start',
    'vllm-preempted':
      'slow under load, requests recomputed, preemption warning, cache full with many users',
    'vllm-swap-space': 'swap_space too high, system RAM too small for vLLM, CPU swap of the cache',
    'vllm-architecture':
      'model too new for vLLM, model unsupported by vLLM, upgrade vLLM, config.json architectures',
    'vllm-architecture-inspect':
      'import of the model class fails, broken vLLM installation, missing package for a model',
    'transformers-too-old':
      'model_type unknown, new model and old library, newer transformers needed',
    'vllm-trust-remote-code': 'custom model code, allow code of a repository, is remote code safe',
    'vllm-bfloat16': 'use float16, T4 or V100, old GPU and bf16',
    'vllm-quantization-capability':
      'FP8 on an old card, AWQ on an old card, quantization needs newer GPU',
    'vllm-quantization-mismatch':
      'wrong quantization option, remove the quantization flag, config says another method',
    'vllm-heads-parallel':
      'tensor_parallel_size 3, odd number of GPUs, change the number of cards, heads not divisible',
    'vllm-too-few-gpus':
      'more cards requested than there are, tensor parallel too high, second GPU missing, lower tensor_parallel_size',
    'vllm-no-weights':
      'only some files downloaded, GGUF given to vLLM, safetensors missing, empty model folder',
    'model-config-missing':
      'config.json not found, wrong model directory, adapter without base model, GGUF repository without config',
    'vllm-max-len-model':
      'context longer than trained, max_position_embeddings, model supports a shorter context',
    'tokenizer-missing':
      'tokenizer.json missing, sentencepiece missing, tokenizer does not load, incomplete model download',
    'weights-shape':
      'tensor size mismatch, wrong config for the weights, checkpoint does not match',
    'transformers-too-new':
      'downgrade transformers, Transformers 5 with vLLM, tokenizer attribute missing',
    'vllm-device-type': 'CPU build of vLLM, vLLM without card, GPU not passed to vLLM',
    'vllm-arguments':
      'flag renamed in vLLM, misspelled vLLM option, option removed, vLLM refuses my setting',
    'vllm-batched-tokens': 'chunked prefill off, raise max_num_batched_tokens, batch limit too low',
    'vllm-compiler-missing':
      'Python headers for vLLM, no compiler in the container, compile step fails in vLLM',
    'python-main-guard': 'if name main, multiprocessing spawn, vLLM in a script, freeze_support',
    'vllm-engine-failed':
      'root cause further up, EngineCore died, vLLM stops at start, read the log before this line',
    'vllm-worker-timeout': 'vLLM hangs, worker stuck, execute_model timeout, inference stalls',
    'vllm-model-name':
      'wrong model in the request, served model name, model field of a chat request, list of served models',
    'vllm-context-exceeded': '400 because of tokens, shorten the chat history, max_tokens too high',
    'vllm-tool-choice': 'function calling not enabled, enable tool calls, agent gets 400',
    'vllm-chat-template':
      'base model cannot chat, chat template missing, completions work but chat does not',
    'vllm-wrong-task':
      'embedding model in chat, text model gets pictures, images not accepted, wrong API for the model',
    'vllm-lora': 'LoRA rank too high, fine-tuned adapter, adapter request fails',
    'vllm-cudagraph-memory':
      'enforce_eager, graph capture fails, turn off CUDA graphs, memory at graph recording',
  },
};
