import {bash, except, hint, message, variant} from './define.ts';
import type {KnownError, Platform, Some, Source} from './types.ts';

const HOSTS: Some<Platform> = ['linux', 'macos', 'wsl'];
const OOM: Source = {
  title: 'Ray: out-of-memory prevention',
  url: 'https://docs.ray.io/en/latest/ray-core/scheduling/ray-oom-prevention.html',
};
const MEMORY: Source = {
  title: 'Ray: memory management',
  url: 'https://docs.ray.io/en/latest/ray-core/scheduling/memory-management.html',
};
const GCS: Source = {
  title: 'Ray: fault tolerance of the control store',
  url: 'https://docs.ray.io/en/latest/ray-core/fault_tolerance/gcs.html',
};
const SECURITY: Source = {
  title: 'Ray: security',
  url: 'https://docs.ray.io/en/latest/ray-security/index.html',
};
const RESOURCES: Source = {
  title: 'Ray: resources',
  url: 'https://docs.ray.io/en/latest/ray-core/scheduling/resources.html',
};
const STATUS = {text: 'All machines and their cards are listed.', commands: [bash('ray status')]};

/** Ray, which starts and connects processes on one or several machines. */
export const rayErrors: readonly KnownError[] = [
  {
    id: 'ray-gcs',
    title: 'The head node of the Ray cluster does not answer',
    component: 'ray',
    platforms: HOSTS,
    kamiwaza: false,
    messages: [
      message('Failed to connect to GCS within'),
      message('Failed to connect to GCS at address'),
      variant('GCS may have been killed'),
      variant('Failed to get cluster ID from GCS server'),
      variant("Could not read 'session_name' from GCS"),
      variant('Unable to connect to GCS at'),
      variant('ray.exceptions.RaySystemError', 'gcs'),
      variant('Ray cluster is not found at'),
      variant('ray client connection timeout'),
      // Google's storage has the same short name.
      {...variant('Failed to connect to GCS'), unless: ['bucket', 'storage', 'gcsfuse']},
    ],
    follows: ['ray-memory', 'ray-version'],
    cause:
      'The control store (GCS) runs on the head machine, on port 6379 by default. It was not started or was killed, or a firewall or a wrong address prevents the connection. A Ray client (`ray://`) uses port 10001.',
    steps: [
      {
        text: 'On the head machine, check whether the control store runs, or why it exited.',
        commands: [bash('ray status', 'tail -50 /tmp/ray/session_latest/logs/gcs_server.out')],
      },
      {
        text: 'From the other machine, test the port.',
        commands: [bash('nc -zv <head_address> 6379')],
      },
      {
        text: "If the head runs but its port cannot be reached, let the machines of the cluster through each other's firewalls. Ray uses [further ports](https://docs.ray.io/en/latest/ray-core/configure.html#ports-configurations), and whoever reaches them can run programs: admit no other addresses. With firewalld:",
        commands: [
          bash(
            "sudo firewall-cmd --permanent --add-rich-rule='rule family=ipv4 source address=<machine_address> accept'",
            'sudo firewall-cmd --reload',
          ),
        ],
      },
      {
        text: 'If the head is not running, start it. Then join the other machines with its address.',
        commands: [
          bash('ray start --head --port=6379'),
          bash("ray start --address='<head_address>:6379'"),
        ],
      },
    ],
    verify: STATUS,
    sources: [
      GCS,
      SECURITY,
      {title: 'vLLM, issue 1465', url: 'https://github.com/vllm-project/vllm/issues/1465'},
    ],
    sample:
      "[2025-08-20 11:42:39,521 E 3044 30260] rpc_client.h:203: Failed to connect to GCS within 60 seconds. GCS may have been killed. It's either GCS is terminated by `ray stop` or is killed unexpectedly.",
  },
  {
    id: 'ray-memory',
    title: 'Ray killed a process because RAM ran out',
    component: 'ray',
    platforms: HOSTS,
    kamiwaza: false,
    messages: [
      message('killed due to the node running low on memory'),
      variant('ray.exceptions.OutOfMemoryError'),
      variant('which exceeds the memory usage threshold of'),
      {
        ...variant('Workers (tasks / actors) killed due to memory pressure (OOM)'),
        unless: [' 0 workers (tasks'],
      },
      variant('workers have been killed due to memory pressure'),
      variant('node running low on memory'),
    ],
    contradicts: ['gpu_memory_utilization', 'smaller quantization'],
    cause:
      "This is the memory of the machine, not of the card. When more than 95% of RAM is in use (Ray's default limit), Ray kills one of its processes, usually one that started recently.",
    steps: [
      {
        text: 'See in the message which processes used the most memory, and stop what you do not need.',
        commands: [bash('free -h', 'ps aux --sort=-rss | head')],
      },
      {
        text: 'Start fewer processes at the same time, or give the machine, container or WSL more memory.',
      },
      {
        text: 'Load models one after the other: a large model needs RAM for a moment while it is loaded into the card.',
      },
    ],
    verify: {text: 'RAM stays below the threshold under load.', commands: [bash('free -h')]},
    sources: [OOM],
    page: '/installation/system_requirements#ram-for-models',
    sample:
      'ray.exceptions.OutOfMemoryError: Task was killed due to the node running low on memory.\nMemory on the node (IP: 10.0.62.231, ID: e5d953ef03e5) where the task was running was 27.71GB / 28.80GB (0.962273), which exceeds the memory usage threshold of 0.95.',
  },
  {
    id: 'ray-version',
    title: 'Ray or Python differs between the machines',
    component: 'ray',
    platforms: HOSTS,
    kamiwaza: false,
    messages: [
      {
        ...message('Version mismatch: The cluster was started with'),
        unless: ['patch version mismatch'],
      },
      variant('Python minor versions differ between client and server'),
      variant('Client Ray installation incompatible with server'),
    ],
    cause:
      'All members of a cluster need the same release of Ray and the same Python (3.10 and 3.12 differ).',
    steps: [
      {
        text: 'Compare the versions on both sides.',
        commands: [
          bash(
            'python3 -c "import ray, platform; print(ray.__version__, platform.python_version())"',
          ),
        ],
      },
      {
        text: 'Use the same versions everywhere. The simplest way is one container image for all machines.',
      },
      {
        text: 'Stop Ray on all machines, then start it again. This ends everything that runs in the cluster.',
        commands: [bash('ray stop')],
      },
    ],
    verify: STATUS,
    sources: [
      {
        title: 'Ray: installation',
        url: 'https://docs.ray.io/en/latest/ray-overview/installation.html',
      },
    ],
    sample:
      'RuntimeError: Version mismatch: The cluster was started with:\n    Ray: 2.44.1\n    Python: 3.10.12\nThis process on node 10.0.0.6 was started with:\n    Ray: 2.44.1\n    Python: 3.12.3',
  },
  {
    id: 'ray-infeasible',
    title: 'No machine of the Ray cluster has the requested resources',
    component: 'ray',
    platforms: HOSTS,
    kamiwaza: false,
    messages: [
      message('The following resource request cannot be scheduled right now'),
      message('No available node types can fulfill resource request'),
      variant('is infeasible', 'placement group'),
      variant(
        'cannot be scheduled right now. This is likely due to all cluster resources being claimed',
      ),
      variant('Placement group creation timed out. Make sure your cluster has'),
      variant('Cannot provide a placement group of'),
      hint('Waiting for creating a placement group of specs'),
      variant('Current node has no GPU available'),
      variant('The current placement group requires', 'GPU'),
      variant('No available node types can fulfill'),
      {...variant('Insufficient cluster resources'), near: {phrase: 'ray', lines: 10}},
    ],
    follows: ['ray-gcs', 'nvidia-smi-failed'],
    cause:
      'The request needs cards or processors that no machine has free: another job uses them, a machine is missing, or Ray does not see its cards.',
    steps: [
      {
        text: 'See which resources exist, which are in use, and which requests wait.',
        commands: [bash('ray status', 'ray list nodes')],
      },
      {
        text: 'End leftover jobs and actors, or request fewer cards (`tensor_parallel_size`).',
        commands: [bash('ray list actors --filter state=ALIVE')],
      },
      {
        text: "If a machine shows no GPU, run `nvidia-smi` there in Ray's container. When it lists the card, start Ray again.",
      },
    ],
    verify: STATUS,
    sources: [RESOURCES],
    sample:
      "(autoscaler +8s) Error: No available node types can fulfill resource request {'GPU': 4.0, 'node:10.0.0.5': 0.001}. Add suitable node types to this cluster to resolve this issue.",
  },
  {
    id: 'ray-shm',
    title: 'Ray has too little shared memory and is slow',
    component: 'ray',
    platforms: HOSTS,
    kamiwaza: false,
    messages: [
      message('The object store is using /tmp instead of /dev/shm'),
      variant('object store is using /tmp'),
    ],
    role: 'warning',
    cause:
      'Ray exchanges data through `/dev/shm`. Docker gives a container only 64 MB of it by default, so Ray uses the disk.',
    steps: [
      {
        text: 'Start the container with the size in the message.',
        commands: [bash('docker run --shm-size=10.24gb <image>')],
      },
      {
        text: "Or start it with the host's shared memory.",
        commands: [bash('docker run --ipc=host <image>')],
      },
    ],
    verify: {
      text: 'The size is the one you set or that of the host.',
      commands: [bash('docker exec <container> df -h /dev/shm')],
    },
    sources: [MEMORY],
    sample:
      "2025-08-20 18:06:25,855 WARNING services.py:1889 -- WARNING: The object store is using /tmp instead of /dev/shm because /dev/shm has only 67108864 bytes available. This will harm performance! You may be able to free up space by deleting files in /dev/shm. If you are inside a Docker container, you can increase /dev/shm size by passing '--shm-size=10.24gb' to 'docker run'",
  },
  {
    id: 'ray-disk',
    title: 'The Ray disk is nearly full',
    component: 'ray',
    platforms: HOSTS,
    kamiwaza: false,
    messages: [
      message('Object creation will fail if spilling is required'),
      variant('is over 95% full, available space'),
      message('ray.exceptions.OutOfDiskError'),
      {...variant('Local disk is full'), near: {phrase: 'object store', lines: 5}},
    ],
    cause:
      'Ray keeps logs and data that do not fit into memory under `/tmp/ray`. That file system is more than 95% full.',
    steps: [
      {
        text: 'See what fills it. Stop Ray before you delete old sessions under `/tmp/ray`: their logs are lost.',
        commands: [bash('df -h /tmp', 'sudo du -xsh /tmp/ray/* | sort -h')],
      },
      {
        text: 'Or let Ray use another disk.',
        commands: [bash('ray start --head --temp-dir=<directory>')],
      },
    ],
    verify: {text: 'The file system is below 95%.', commands: [bash('df -h /tmp')]},
    sources: [
      {
        title: 'Ray: object spilling',
        url: 'https://docs.ray.io/en/latest/ray-core/objects/object-spilling.html',
      },
    ],
    page: '/models/downloading-models#disk',
    sample:
      '[2025-08-20 10:01:12,302 E 812 840] (raylet) file_system_monitor.cc:111: /tmp/ray/session_2025-08-20_09-00-00 is over 95% full, available space: 10.2 GB; capacity: 500 GB. Object creation will fail if spilling is required.',
  },
  {
    id: 'ray-not-running',
    title: 'No Ray cluster is running',
    component: 'ray',
    platforms: HOSTS,
    kamiwaza: false,
    messages: [
      message('Could not find any running Ray instance'),
      variant('Found no running Ray instance'),
      variant('Could not connect to the Ray cluster, no address'),
      variant('Ray has not been started yet'),
    ],
    cause:
      'The program looks for a cluster on this machine. None is running, or it belongs to another user or container.',
    steps: [
      {
        text: 'Check whether Ray runs, and where.',
        commands: [bash('ray status', 'echo "$RAY_ADDRESS"')],
      },
      {
        text: 'If Kamiwaza starts this Ray, use its [start and stop commands](/operate/start-and-stop#commands) instead of the next step.',
      },
      {
        text: 'Start Ray, or give the address of its head machine.',
        commands: [bash('ray start --head'), bash("export RAY_ADDRESS='<head_address>:6379'")],
      },
    ],
    verify: STATUS,
    sources: [
      {title: 'Ray: starting Ray', url: 'https://docs.ray.io/en/latest/ray-core/starting-ray.html'},
    ],
    sample:
      'ConnectionError: Could not find any running Ray instance. Please specify the one to connect to by setting `--address` flag or `RAY_ADDRESS` environment variable.',
  },
  {
    id: 'ray-object-store-full',
    title: 'The shared memory store of Ray is full',
    component: 'ray',
    platforms: HOSTS,
    kamiwaza: false,
    messages: [
      message('ray.exceptions.ObjectStoreFullError'),
      variant('in object store because it is full'),
      variant('The local object store is full of objects that are still in scope'),
    ],
    cause: 'Objects that a process still uses fill the shared memory.',
    steps: [
      {
        text: 'See which processes hold objects.',
        commands: [bash('ray memory --stats-only', 'ray memory | head -40')],
      },
      {
        text: 'Release results that you no longer need, or give the store more memory when you start Ray. The number is in bytes.',
        commands: [bash('ray start --head --object-store-memory=10000000000')],
      },
    ],
    verify: {text: 'The share in use goes down.', commands: [bash('ray memory --stats-only')]},
    sources: [MEMORY],
    sample:
      'ray.exceptions.ObjectStoreFullError: Failed to put object 00ffffff in object store because it is full. Object size is 1073741912 bytes.',
  },
  {
    id: 'ray-session',
    title: 'An earlier Ray is still running',
    component: 'ray',
    platforms: HOSTS,
    kamiwaza: false,
    messages: [
      message('Ray is trying to start at', 'but is already running at'),
      variant('does not match persisted value', 'Perhaps there was an error connecting to Redis'),
      variant('Session name', 'does not match persisted value'),
      variant('ConnectionError: Ray is trying to start at'),
    ],
    cause: 'Processes of an earlier start still hold the ports or the state.',
    steps: [
      {
        text: 'If Kamiwaza started Ray, use its [start and stop commands](/operate/start-and-stop#commands) instead of the next step.',
      },
      {
        text: 'Stop Ray on this machine, then start it again. This ends everything that Ray runs here.',
        commands: [bash('ray stop --force')],
      },
    ],
    verify: STATUS,
    sources: [{title: 'Ray: command line', url: 'https://docs.ray.io/en/latest/cluster/cli.html'}],
    sample:
      'ConnectionError: Ray is trying to start at 10.0.0.5:6379, but is already running at 10.0.0.5:6379. Please specify a different port using the `--port` flag of `ray start` command.',
  },
  {
    id: 'ray-actor-died',
    title: 'A Ray process exited; the cause is elsewhere',
    component: 'ray',
    platforms: HOSTS,
    kamiwaza: false,
    messages: [
      message('The actor died unexpectedly before finishing this task'),
      message('ray.exceptions.ActorDiedError'),
      variant('ray.exceptions.RayActorError'),
      variant('ray.exceptions.WorkerCrashedError'),
      variant('A worker died or was killed while executing a task by an unexpected system error'),
      variant('The actor is dead because its owner has died'),
      variant('The worker died unexpectedly while executing this task'),
      variant('The raylet exited immediately because one Ray agent failed'),
      variant('Raylet is terminated'),
      variant('Failed to register worker to Raylet'),
      variant('The process is dead, probably it crashed during start'),
      {
        ...variant('Workers crashed due to other reasons'),
        unless: [' 0 workers crashed'],
      },
      variant('ray.exceptions.NodeDiedError'),
      variant('ray.exceptions.LocalRayletDiedError'),
      message('Some Ray subprocesses exited unexpectedly'),
      variant('has mistakenly been marked as dead by the GCS'),
      variant('Ray processes died unexpectedly'),
      variant('The current node timed out during startup'),
      variant('of the Ray processes failed to startup'),
      variant('Raylet connection closed'),
      variant('The node with node id', 'has been marked dead'),
      variant('the detector has missed too many heartbeats'),
      variant('Worker exit type: SYSTEM_ERROR'),
      variant("Owner's node has crashed"),
    ],
    role: 'symptom',
    endOnly: true,
    follows: ['ray-memory', 'ray-gcs', 'ray-disk'],
    cause: 'The process that did the work has exited. Ray reports this, but not why.',
    steps: [
      {
        text: 'Read the rest of the message. It names the process, the machine and often the kind of exit.',
      },
      {
        text: 'Read the log of that process on its machine.',
        commands: [
          bash('ls -t /tmp/ray/session_latest/logs/worker-*.err | head', 'ray logs cluster'),
        ],
      },
      {
        text: 'Check in the kernel log whether the kernel killed it.',
        commands: [bash('sudo dmesg -T | grep -iE "killed process|xid" | tail')],
      },
    ],
    verify: {text: 'The task ends without this message.'},
    sources: [
      {
        title: 'Ray: fault tolerance of actors',
        url: 'https://docs.ray.io/en/latest/ray-core/fault_tolerance/actors.html',
      },
    ],
    sample:
      'ray.exceptions.ActorDiedError: The actor died unexpectedly before finishing this task.\n\tclass_name: RayWorkerWrapper\n\tactor_id: 3a4b60759256926fd0e84a9f01000000',
  },
  {
    id: 'ray-worker-register',
    title: 'Ray starts its processes too slowly',
    component: 'ray',
    platforms: HOSTS,
    kamiwaza: false,
    messages: except(
      ['process is dead'],
      message('Some workers of the worker process', 'have not registered within the timeout'),
      variant('have not registered within the timeout'),
      variant('The process is still alive, probably it', 'hanging during start'),
      hint('worker_pool.cc'),
    ),
    cause:
      'New Python processes take longer to start than Ray waits. The machine is overloaded or swapping, a network disk is slow, or a limit on processes is reached.',
    steps: [
      {
        text: 'Look at the load, the memory and the limits.',
        commands: [bash('uptime', 'free -h', 'ulimit -u -n')],
      },
      {
        text: 'Start fewer processes at the same time. By default, Ray starts one for each processor.',
        commands: [bash('ray start --head --num-cpus=8')],
      },
    ],
    verify: STATUS,
    sources: [
      {
        title: 'Ray: debugging',
        url: 'https://docs.ray.io/en/latest/ray-observability/user-guides/debug-apps/debug-failures.html',
      },
    ],
    sample:
      "(raylet) [2025-08-20 10:03:11,918 E 812 812] (raylet) worker_pool.cc:548: Some workers of the worker process(4127) have not registered within the timeout. The process is still alive, probably it's hanging during start.",
  },
];
