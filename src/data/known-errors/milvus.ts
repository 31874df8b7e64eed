import {bash, message, python, variant} from './define.ts';
import {SDK_CLIENT, SDK_EMBEDDER} from './sdk-setup.ts';
import {kamiwazaPage, portOwner, removeImages, startPlatform} from './steps.ts';
import type {KnownError} from './types.ts';

/** Milvus, the vector store, seen from its log and from clients. */
export const milvusErrors: readonly KnownError[] = [
  {
    id: 'milvus-etcd-unreachable',
    title: 'Milvus cannot reach etcd',
    component: 'milvus',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    role: 'symptom',
    messages: [
      message('failed to create etcd client: context deadline exceeded'),
      variant('create etcd client failed'),
      {
        ...variant('failed to connect to {Addr:', ':2379'),
        near: {phrase: 'milvus', lines: 30},
      },
      {...variant('connect etcd failed'), near: {phrase: 'milvus', lines: 30}},
      {
        ...variant('dial tcp', '2379: connect: connection refused'),
        near: {phrase: 'milvus', lines: 30},
      },
      {...variant('lookup etcd'), near: {phrase: 'milvus', lines: 30}},
      variant('disconnected from etcd, process will exit'),
      variant('find no available etcd server'),
      variant('etcdkv', 'context deadline exceeded'),
      message('can not pull configs', 'context deadline exceeded'),
      variant('etcd_source.go', 'context deadline exceeded'),
      {...variant('failed to connect to etcd'), near: {phrase: 'milvus', lines: 30}},
      {...variant('failed to connect etcd'), near: {phrase: 'milvus', lines: 30}},
    ],
    follows: [
      'etcd-space-exceeded',
      'etcd-no-leader',
      'disk-full',
      'etcd-slow-disk',
      'etcd-timeout',
    ],
    cause:
      'Milvus keeps its metadata in etcd and exits when it cannot reach it: etcd is down, still starting, full, or at another address.',
    steps: [
      {
        text: 'Check whether both containers are running.',
        commands: [bash('docker ps -a --filter name=etcd --filter name=milvus')],
      },
      {
        text: 'Read the log of etcd first.',
        commands: [bash('docker logs --tail 100 <etcd-container>')],
      },
      {
        text: 'When etcd responds, start Milvus again.',
        commands: [bash('docker restart <milvus-container>')],
      },
      startPlatform,
    ],
    verify: {
      text: 'Milvus stays up for a few minutes.',
      commands: [bash('docker ps --filter name=milvus')],
    },
    sources: [
      {
        title: 'milvus-io/milvus issue 50503',
        url: 'https://github.com/milvus-io/milvus/issues/50503',
      },
      {
        title: 'milvus-io/milvus issue 41106',
        url: 'https://github.com/milvus-io/milvus/issues/41106',
      },
      {
        title: 'milvus-io/milvus issue 16258',
        url: 'https://github.com/milvus-io/milvus/issues/16258',
      },
    ],
    page: '/data-engine#vector-store',
    sample:
      'panic: failed to create etcd client: context deadline exceeded\n\ngoroutine 1 [running]:\ngithub.com/milvus-io/milvus/internal/util/dependency.(*DefaultFactory)',
  },
  {
    id: 'milvus-unreachable',
    title: 'Milvus does not answer on port 19530',
    component: 'milvus',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    role: 'symptom',
    follows: [
      'milvus-etcd-unreachable',
      'minio-credentials',
      'minio-access-denied',
      'docker-daemon-not-running',
      'docker-restarting',
      'kernel-oom-killer',
    ],
    messages: [
      message('Fail connecting to server on', 'illegal connection params or server unavailable'),
      variant('illegal connection params or server unavailable'),
      variant('Fail connecting to server on', '19530'),
      variant('Milvus Proxy is not ready yet'),
      {...variant('failed to connect to all addresses'), near: {phrase: '19530', lines: 3}},
      variant('19530', 'Connection refused'),
      variant('Fail connecting to server', 'server unavailable'),
      {...variant('Retry run out of'), unless: ['rate limit', 'RateLimiter', 'quota']},
      variant('MilvusException', 'service not ready'),
      variant('MilvusException', 'server unavailable'),
    ],
    cause: 'Milvus is down, is still starting, or has another address. Its own log has the reason.',
    steps: [
      {
        text: 'Check whether the container is running.',
        commands: [bash('docker ps -a --filter name=milvus')],
      },
      {text: 'Read its log.', commands: [bash('docker logs --tail 100 <container>')]},
      portOwner('19530'),
      startPlatform,
    ],
    verify: {
      text: 'The collections appear.',
      commands: [python(...SDK_CLIENT, 'print(client.vectordb.list_collections())')],
    },
    sources: [
      {
        title: 'milvus-io/milvus issue 34821',
        url: 'https://github.com/milvus-io/milvus/issues/34821',
      },
      {title: 'Milvus: Troubleshooting', url: 'https://milvus.io/docs/troubleshooting.md'},
    ],
    page: '/data-engine#vector-store',
    sample:
      'pymilvus.exceptions.MilvusException: <MilvusException: (code=2, message=Fail connecting to server on localhost:19530, illegal connection params or server unavailable)>',
  },
  {
    id: 'milvus-dimension',
    title: 'The collection has other fields or another dimension',
    component: 'milvus',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      message('Collection field dim is', 'but entities field dim is'),
      message('Incorrect dimension for field', "is not equal to field's dimension"),
      variant('vector dimension mismatch, expected vector size'),
      variant('vector length diff from dimension'),
      variant('DataNotMatchException'),
      {...variant('vector dimension mismatch'), near: {phrase: 'milvus', lines: 20}},
      variant('the dim (', 'of field data(', 'is not equal to schema dim'),
      variant('the length', 'of float data should divide the dim'),
      variant('The vector dimension must be equal to the'),
      variant('Invalid collection dimension'),
    ],
    cause:
      'A collection keeps the fields and the dimension of its first insert. Rows with other fields, or vectors from another embedding model, need another collection.',
    steps: [
      {
        text: "Use the same model for documents and questions. You can't compare vectors from two models.",
      },
      {text: 'For another model or other fields, use a new collection name.'},
      {
        text: 'Or drop the collection, with everything in it, and insert again.',
        commands: [python(...SDK_CLIENT, 'client.vectordb.drop_collection("<collection>")')],
      },
    ],
    verify: {text: 'The insert succeeds. `rows_inserted` in its reply is the number of your rows.'},
    sources: [
      kamiwazaPage('Rules for collections', '/data-engine#rules-for-collections'),
      {
        title: 'milvus-io/bootcamp issue 1108',
        url: 'https://github.com/milvus-io/bootcamp/issues/1108',
      },
      {
        title: 'milvus-io/milvus-sdk-java issue 696',
        url: 'https://github.com/milvus-io/milvus-sdk-java/issues/696',
      },
    ],
    page: '/data-engine#rules-for-collections',
    sample:
      'pymilvus.exceptions.ParamError: <ParamError: (code=1, message=Collection field dim is 512, but entities field dim is 2048)>',
  },
  {
    id: 'milvus-text-too-long',
    title: 'A text is too long for its column',
    component: 'milvus',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      message('the length (', 'exceeds max length'),
      variant('string length exceeds max length'),
      variant('VarChar', 'exceeds max length'),
    ],
    cause:
      'A value has more bytes than its column accepts: the message gives both numbers. In the examples for Kamiwaza, it accepts 1000. In UTF-8, one character can take up to four bytes.',
    steps: [
      {
        text: 'Shorten the text by bytes, not by characters. `limit` is the second number.',
        commands: [
          python(
            'def shorten(text: str, limit: int = 1000) -> str:',
            '    return text.encode("utf-8")[:limit].decode("utf-8", errors="ignore")',
          ),
        ],
      },
      {
        text: 'Or store only offsets, and read the text from the file: [Offsets only](/data-engine#offsets-only).',
      },
    ],
    verify: {text: 'The insert reports its number of rows.'},
    sources: [
      kamiwazaPage('VectorDB troubleshooting', '/sdk/services/vectordb#when-it-does-not-work'),
      {
        title: 'milvus-io/milvus issue 37715',
        url: 'https://github.com/milvus-io/milvus/issues/37715',
      },
      {
        title: 'milvus-io/milvus issue 27470',
        url: 'https://github.com/milvus-io/milvus/issues/27470',
      },
    ],
    page: '/sdk/services/vectordb#when-it-does-not-work',
    sample:
      '<MilvusException: (code=1100, message=the length (1487) of 12th VarChar chunk_text exceeds max length (1000): invalid parameter)>',
  },
  {
    id: 'milvus-metric',
    title: "The search metric differs from the collection's",
    component: 'milvus',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      {...message('metric type not match', 'expected='), unless: ['expected=]', 'expected=,']},
    ],
    cause:
      'A search must use the metric of the collection, which the message calls `expected`. In the SDK, `client.vectordb.search()` sends `IP` unless you pass another one.',
    steps: [
      {
        text: 'Pass the expected metric, here `L2`. Open the embedder with the model of the collection.',
        commands: [
          python(
            ...SDK_EMBEDDER,
            'query_vector = embedder.create_embedding("How do I change the labels?").embedding',
            'hits = client.vectordb.search(',
            '    query_vector, collection_name="<collection>", metric_type="L2"',
            ')',
            'print(len(hits))',
          ),
        ],
      },
    ],
    verify: {text: 'The search returns hits.'},
    sources: [
      kamiwazaPage('VectorDB: Search', '/sdk/services/vectordb#search'),
      {
        title: 'milvus-io/milvus issue 31565',
        url: 'https://github.com/milvus-io/milvus/issues/31565',
      },
      {
        title: 'milvus-io/milvus issue 28317',
        url: 'https://github.com/milvus-io/milvus/issues/28317',
      },
    ],
    page: '/sdk/services/vectordb#search',
    sample:
      'pymilvus.exceptions.MilvusException: <MilvusException: (code=65535, message=fail to search on QueryNode 7: worker(7) query failed: metric type not match: invalid parameter[expected=L2][actual=IP])>',
  },
  {
    id: 'milvus-not-loaded',
    title: 'The collection is not loaded in Milvus',
    component: 'milvus',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('collection not loaded'),
      message('has not been loaded to memory or load failed'),
      variant('collection not fully loaded'),
      variant('collection', 'was not loaded into memory'),
      variant('index not found[collection='),
      variant('there is no vector index on field'),
    ],
    follows: ['milvus-etcd-unreachable', 'etcd-space-exceeded', 'disk-full'],
    cause:
      'Milvus searches only loaded collections. This one was not loaded after it was created, was released, or did not fit into memory. Without an index, a collection cannot be loaded.',
    steps: [
      {
        text: 'Load the collection before the search. If it has no index, create one first. `client` is a `MilvusClient` of `pymilvus`, not the SDK client.',
        commands: [python('client.load_collection("<collection>")')],
      },
      {
        text: 'If loading stops below 100%, read the log of Milvus and check how much memory is free.',
        commands: [bash('docker logs --tail 100 <milvus-container>'), bash('free -h')],
      },
    ],
    verify: {
      text: 'The state is `Loaded`.',
      commands: [python('print(client.get_load_state("<collection>"))')],
    },
    sources: [
      {title: 'Milvus: Load and release', url: 'https://milvus.io/docs/load-and-release.md'},
      {
        title: 'milvus-io/milvus issue 30403',
        url: 'https://github.com/milvus-io/milvus/issues/30403',
      },
      {
        title: 'milvus-io/milvus issue 15440',
        url: 'https://github.com/milvus-io/milvus/issues/15440',
      },
    ],
    sample:
      'pymilvus.exceptions.MilvusException: <MilvusException: (code=101, message=failed to search: collection not loaded[collection=450770507019846953])>',
  },
  {
    id: 'minio-access-denied',
    title: 'MinIO has no write access to its directory',
    component: 'milvus',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Unable to initialize backend: Unable to write to the backend'),
      variant('Please ensure MinIO binary has write permissions for the backend'),
      {...variant('file access denied, drive may be faulty'), near: {phrase: 'minio', lines: 20}},
      variant('Unable to use the drive', 'drive access denied'),
      message('Unable to initialize backend: mkdir', 'permission denied'),
      variant('Unable to initialize backend: file access denied'),
      variant('Unable to initialize backend: Insufficient permissions to access path'),
      variant('Unable to initialize backend: Prefix access is denied'),
      variant('.minio.sys: permission denied'),
    ],
    contradicts: ['777', 'rm -'],
    cause:
      'Milvus stores its data in MinIO. The user that MinIO runs as cannot write to the mounted directory, for example because root restored or created the directory. A faulty disk is unlikely.',
    steps: [
      {
        text: 'See which user the container runs as, and where its directory is on the host.',
        commands: [
          bash("docker inspect --format '{{.Config.User}} {{json .Mounts}}' <minio-container>"),
        ],
      },
      {
        text: 'See who owns the directory. If the first command shows no user, it is root.',
        commands: [bash('ls -ldn <directory>')],
      },
      {
        text: 'Make the user of the container the owner of this directory, and of no other, then restart the container. Do not open it to all users instead.',
        commands: [
          bash('sudo chown -R <user>:<group> <directory>'),
          bash('docker restart <minio-container>'),
        ],
      },
      {
        text: 'If the owner is right, the file system refuses the write: on NFS, the export may map root to another user (`root_squash`); with SELinux, the directory may lack its label. For the label, see the entry on SELinux in [Docker errors](/errors/docker-engine).',
      },
    ],
    verify: {
      text: 'No new message of this kind appears in the log, and Milvus starts.',
      commands: [bash('docker logs --tail 20 <minio-container>')],
    },
    sources: [
      {title: 'minio/minio issue 12899', url: 'https://github.com/minio/minio/issues/12899'},
      {title: 'minio/minio issue 9537', url: 'https://github.com/minio/minio/issues/9537'},
      {
        title: 'langfuse/langfuse issue 11090',
        url: 'https://github.com/langfuse/langfuse/issues/11090',
      },
    ],
    sample:
      'minio-1  | FATAL Unable to initialize backend: Unable to write to the backend\nminio-1  |       > Please ensure MinIO binary has write permissions for the backend',
  },
  {
    id: 'minio-storage-full',
    title: 'MinIO refuses writes because its disk is nearly full',
    component: 'milvus',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('reached its minimum free drive threshold'),
      message('XMinioStorageFull'),
      variant('reached its minimum free disk threshold'),
    ],
    contradicts: ['rm -', 'volume rm', 'volume prune'],
    cause:
      'MinIO stops accepting data before its disk is full, when about 1% is left, or when the file system has no free inodes. Milvus then cannot store new vectors or indexes, and repeats the attempt. Reading still works.',
    steps: [
      {
        text: 'Find the directory of MinIO on the host: the first of each pair.',
        commands: [
          bash(
            "docker inspect --format '{{range .Mounts}}{{println .Source .Destination}}{{end}}' <minio-container>",
          ),
        ],
      },
      {
        text: 'See how much space and how many inodes its file system has left.',
        commands: [bash('df -h <directory>'), bash('df -i <directory>')],
      },
      {
        text: 'Free space on the same disk: models you no longer use are usually the largest part. See [Where models are stored](/models/downloading-models#disk).',
      },
      removeImages,
      {
        text: 'Do not delete files below the directory of MinIO: they are the vectors. To remove vectors, drop collections that you no longer need in Milvus. Milvus frees the space later.',
      },
      {text: 'If all of it is needed, enlarge the disk, or move the directory to a larger one.'},
    ],
    verify: {text: 'An insert succeeds, and the message does not appear again.'},
    sources: [
      {title: 'minio/minio issue 16185', url: 'https://github.com/minio/minio/issues/16185'},
      {title: 'minio/minio issue 11784', url: 'https://github.com/minio/minio/issues/11784'},
      {
        title: 'milvus-io/milvus issue 32523',
        url: 'https://github.com/milvus-io/milvus/issues/32523',
      },
    ],
    sample:
      '[2025/04/22 23:58:36.831 +00:00] [ERROR] [indexnode/task.go:573] ["failed to upload index"] [error="Error in PutObjectBuffer[errcode:507, exception:XMinioStorageFull, errmessage:Storage backend has reached its minimum free drive threshold. Please delete a few objects to proceed."]',
  },
  {
    id: 'minio-credentials',
    title: 'MinIO does not accept the access key',
    component: 'milvus',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('The Access Key Id you provided does not exist in our records'),
      // AWS says the same about a bucket of its own.
      {
        ...variant('The request signature we calculated does not match the signature you provided'),
        near: {phrase: 'minio', lines: 20},
      },
      {
        ...variant('The request signature we calculated does not match the signature you provided'),
        near: {phrase: 'milvus', lines: 20},
      },
    ],
    cause:
      'Milvus keeps its data in MinIO and stops when MinIO refuses its key. `does not exist` means that MinIO has no such user, `signature` that the secret is wrong. Both containers need the same user and password.',
    steps: [
      {
        text: 'See which user MinIO was started with: `MINIO_ROOT_USER` and `MINIO_ROOT_PASSWORD`, in old releases `MINIO_ACCESS_KEY` and `MINIO_SECRET_KEY`. The output contains the password: do not paste it anywhere.',
        commands: [
          bash(
            "docker inspect --format '{{range .Config.Env}}{{println .}}{{end}}' <minio-container> | grep MINIO",
          ),
        ],
      },
      {
        text: 'See what Milvus uses: `MINIO_ACCESS_KEY_ID` and `MINIO_SECRET_ACCESS_KEY`, or `minio.accessKeyID` and `minio.secretAccessKey` in `milvus.yaml`. Without these, both are `minioadmin`.',
        commands: [
          bash(
            "docker inspect --format '{{range .Config.Env}}{{println .}}{{end}}' <milvus-container> | grep MINIO",
          ),
        ],
      },
      {
        text: 'In the file that starts the containers, give Milvus the same pair as MinIO, and create the Milvus container again. Leave the volume of MinIO alone: it holds the vectors.',
      },
      {
        text: 'Check that the address in Milvus (`MINIO_ADDRESS`) points to this MinIO, not to another one.',
      },
    ],
    verify: {
      text: 'Milvus stays up for a few minutes.',
      commands: [bash('docker ps --filter name=milvus')],
    },
    sources: [
      {
        title: 'Milvus: minio-related configurations',
        url: 'https://milvus.io/docs/configure_minio.md',
      },
      {
        title: 'milvus-io/milvus issue 24864',
        url: 'https://github.com/milvus-io/milvus/issues/24864',
      },
      {title: 'minio/minio issue 19278', url: 'https://github.com/minio/minio/issues/19278'},
    ],
    page: '/data-engine#vector-store',
    sample:
      '[2025/09/04 10:15:11.002 +00:00] [WARN] [storage/minio_object_storage.go:142] ["failed to check blob bucket exist"] [bucket=a-bucket] [error="The Access Key Id you provided does not exist in our records."]\npanic: The Access Key Id you provided does not exist in our records.',
  },
  {
    id: 'milvus-collection-missing',
    title: 'Milvus has no such collection',
    component: 'milvus',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message("can't find collection"),
      message('collection not found['),
      variant('CollectionNotExistException'),
      variant('SchemaNotReadyException', 'Collection'),
      variant('Use milvus.has_collection to verify whether'),
      variant('CollectionNotExists'),
      variant('CollectionNotFound'),
    ],
    cause:
      'The name is misspelled, the collection is in another database of Milvus, or the store was created again and is empty.',
    steps: [
      {
        text: 'In a program with the SDK, compare the name with the list. The first `insert` creates a collection.',
        commands: [python(...SDK_CLIENT, 'print(client.vectordb.list_collections())')],
      },
      {
        text: 'In a program with `pymilvus`, list the collections of the database that it uses. Here, `client` is a `MilvusClient`.',
        commands: [python('print(client.list_collections())')],
      },
      {text: 'If the store is new, insert the documents again.'},
    ],
    verify: {text: 'The collection is in the list.'},
    sources: [
      {title: 'Milvus: View collections', url: 'https://milvus.io/docs/view-collections.md'},
    ],
    sample:
      "pymilvus.exceptions.MilvusException: <MilvusException: (code=100, message=can't find collection[database=default][collection=docs])>",
  },
  {
    id: 'milvus-memory-quota',
    title: 'Milvus accepts no more data because its memory is full',
    component: 'milvus',
    platforms: ['linux', 'macos', 'wsl'],
    kamiwaza: false,
    messages: [
      message('memory quota exceeded, please allocate more resources'),
      variant('memory quota exhausted, please allocate more resources'),
    ],
    cause:
      "Milvus keeps loaded collections in memory. Close to its limit, it refuses inserts, so that it isn't killed for lack of memory. Searches still work.",
    steps: [
      {
        text: 'See how much memory the container has and uses.',
        commands: [bash('docker stats --no-stream <milvus-container>')],
      },
      {
        text: 'Release collections that nobody searches at present. Their data stays. `client` is a `MilvusClient` of `pymilvus`.',
        commands: [python('client.release_collection(collection_name="<collection>")')],
      },
      {
        text: 'If the machine has more memory, give it to the container. Searches stop during the restart.',
        commands: [
          bash('docker update --memory 16g --memory-swap 16g <milvus-container>'),
          bash('docker restart <milvus-container>'),
        ],
      },
      {
        text: 'For large collections, use an index that stays on the disk (DiskANN) or maps its files (mmap).',
      },
      {text: 'Repeat the insert.'},
    ],
    verify: {text: 'The insert is accepted.'},
    sources: [
      {
        title: 'milvus-io/milvus issue 43504',
        url: 'https://github.com/milvus-io/milvus/issues/43504',
      },
      {
        title: 'Milvus: Quota and limits',
        url: 'https://milvus.io/docs/configure_quota_limits.md',
      },
    ],
    page: '/data-engine#vector-store',
    sample:
      'pymilvus.exceptions.MilvusException: <MilvusException: (code=9, message=quota exceeded[reason=memory quota exceeded, please allocate more resources])>',
  },
];
