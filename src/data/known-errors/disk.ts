import {bash, except, message, powershell, variant} from './define.ts';
import {freeSpace, growVolume, kamiwazaPage, LVEXTEND, on, removeImages} from './steps.ts';
import type {KnownError} from './types.ts';

/**
 * What `cp`, `tar` and others say instead of "No space left on device" where the system has another language: German,
 * French, Spanish, Portuguese, Italian, Russian, Chinese, Japanese, Korean.
 */
const IN_OTHER_LANGUAGES = [
  'Auf dem Gerät ist kein Speicherplatz mehr verfügbar',
  'Aucun espace disponible sur le périphérique',
  'No queda espacio en el dispositivo',
  'Não há espaço disponível no dispositivo',
  'Spazio esaurito sul device',
  'устройстве не осталось свободного места',
  ': 设备上没有空间',
  '裝置上已無多餘空間',
  'デバイスに空き領域がありません',
  '장치에 남은 공간이 없음',
] as const;

/** Space, inodes and faults of file systems. */
export const diskErrors: readonly KnownError[] = [
  {
    id: 'disk-full',
    title: 'No space left on device: the disk is full',
    component: 'disk',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      ...except(
        [
          'failed to register layer',
          '/var/lib/docker',
          '/var/lib/containerd',
          'failed to extract layer',
          'Error processing tar file',
          '/dev/shm',
          '</torch_',
          'inotify',
          ', watch',
          '/sys/fs/cgroup',
        ],
        message('No space left on device'),
        variant('ENOSPC: no space left'),
        variant('[Errno 28] No space left'),
        variant('ENOSPC', ': no space'),
        ...IN_OTHER_LANGUAGES.map((text) => variant(text)),
      ),
      message('There is not enough space on the disk'),
      variant("You don't have enough free space in /var/cache/apt/archives/"),
      variant('(os error 28)'),
      variant('store', 'out of disk space'),
      variant('There is not enough space'),
      variant('Insufficient disk space'),
      variant('Not enough disk space'),
      variant('write failed, filesystem is full'),
    ],
    follows: ['disk-inodes', 'nccl-shared-memory'],
    cause: 'Old weights, images and logs fill the disk. Models are by far the largest part.',
    steps: [
      freeSpace,
      {
        text: 'Find the largest directories. If the full file system has another mount point, write it instead of `/`.',
        commands: [
          on('linux', bash('sudo du -xh --max-depth=2 / | sort -h | tail -n 20')),
          on('wsl', bash('sudo du -xh --max-depth=2 / | sort -h | tail -n 20')),
          on('macos', bash('sudo du -xh -d 2 / | sort -h | tail -n 20')),
        ],
      },
      {
        text: 'Delete models you no longer use: [Where models are stored](/models/downloading-models#disk).',
      },
      removeImages,
      growVolume,
      {
        text: 'If `df -h` shows free space, the inodes may be used up: one line of this output then shows 100%. Delete directories with many small files that you no longer need.',
        commands: [bash('df -i')],
      },
    ],
    verify: {
      text: 'There is free space for the files of the next model.',
      commands: [bash('df -h'), powershell('Get-PSDrive -PSProvider FileSystem')],
    },
    sources: [
      kamiwazaPage(
        'Where models are stored, and how to delete them',
        '/models/downloading-models#disk',
      ),
      {title: 'Linux: write(2), ENOSPC', url: 'https://man7.org/linux/man-pages/man2/write.2.html'},
      LVEXTEND,
    ],
    page: '/models/downloading-models#disk',
    sample: "OSError: [Errno 28] No space left on device: '/models/5f3a.incomplete'",
  },
  {
    id: 'disk-inodes',
    title: 'The file system has no free inodes',
    component: 'disk',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {...message('No space left on device'), near: {phrase: 'IUse%', lines: 40}},
      {...variant('no free inodes'), specific: 'no free inodes'},
      variant('out of free inodes'),
      variant('inodes: 100%'),
      variant('No free inodes'),
      variant('ran out of inodes'),
      variant('inode table is full'),
    ],
    cause:
      'A file system can hold a fixed number of files. Many small ones can use up this number while there is still free space: image layers, package caches, mail, sessions.',
    steps: [
      {text: 'See which file system has 100% under **IUse%**.', commands: [bash('df -i')]},
      {
        text: 'Find the directories with the most files on it, here below `/`.',
        commands: [bash('sudo du --inodes -x --max-depth=3 / | sort -n | tail -n 20')],
      },
      removeImages,
      {
        text: 'On ext4, the number of inodes is set when the file system is created. Later, it only grows together with the file system.',
      },
    ],
    verify: {text: '**IUse%** is below 100%.', commands: [bash('df -i')]},
    sources: [
      {title: 'Linux: inode(7)', url: 'https://man7.org/linux/man-pages/man7/inode.7.html'},
      {title: 'Linux: mke2fs(8)', url: 'https://man7.org/linux/man-pages/man8/mke2fs.8.html'},
      {
        title: 'claritylab/lucida issue 119',
        url: 'https://github.com/claritylab/lucida/issues/119',
      },
    ],
    page: '/models/downloading-models#disk',
    sample:
      "mkdir: cannot create directory 'layer': No space left on device\n$ df -i /var\nFilesystem      Inodes   IUsed IFree IUse% Mounted on\n/dev/sda2      6553600 6553600     0  100% /var",
  },
  {
    id: 'disk-quota',
    title: 'The user quota is used up',
    component: 'disk',
    platforms: ['linux', 'wsl', 'macos'],
    kamiwaza: false,
    messages: [
      // Milvus has a limit of its own.
      {...message('Disk quota exceeded'), unless: ['please allocate more resources']},
      variant('EDQUOT: disk quota'),
      variant('user block quota exceeded'),
      variant('write failed, user block limit reached'),
      variant('write failed, project block limit reached'),
      variant('OSError: [Errno 122]'),
      variant('(os error 122)'),
    ],
    cause: 'The administrator limits how much a user may store, and the limit is reached.',
    steps: [
      {text: 'See the limit and the current usage.', commands: [bash('quota -s')]},
      {
        text: 'Delete files of yours that you no longer need, or ask your administrator for a higher limit.',
      },
      {
        text: 'Keep models on another file system: `storage_location` of a file shows where it is.',
      },
    ],
    verify: {text: 'The usage is below the limit.', commands: [bash('quota -s')]},
    sources: [
      {title: 'Linux: quota(1)', url: 'https://man7.org/linux/man-pages/man1/quota.1.html'},
    ],
    page: '/models/downloading-models#disk',
    sample:
      "OSError: [Errno 122] Disk quota exceeded: '/home/ada/models/model-00001-of-00004.safetensors'",
  },
  {
    id: 'disk-read-only',
    title: 'The file system is read-only',
    component: 'disk',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {...message('Read-only file system'), specific: 'Read-only file system'},
      variant('Remounting filesystem read-only'),
      variant('EROFS: read-only'),
      variant('OSError: [Errno 30]'),
      variant('(os error 30)'),
      variant('read-only filesystem'),
      variant('remounted read-only'),
      variant('An error occurred mounting the distribution disk, it was mounted read-only'),
      variant('Remounting filesystem read-only'),
    ],
    follows: ['disk-io-error', 'disk-needs-repair'],
    cause:
      'After a disk fault, the kernel stops writing to protect the data. A volume that was mounted with `ro` gives the same message.',
    steps: [
      {
        text: 'Check whether the kernel reports faults.',
        commands: [bash('sudo dmesg -T | grep -iE "error|remount" | tail -n 30')],
      },
      {
        text: 'See how the file system is mounted.',
        commands: [bash('findmnt -no TARGET,OPTIONS --target <path>')],
      },
      {
        text: 'If the kernel reports faults, save the data, then check the file system while it is unmounted.',
      },
      {
        text: 'In WSL, restart WSL, which stops everything that runs in it. If the disk stays read-only, [repair it](https://learn.microsoft.com/en-us/windows/wsl/disk-space#how-to-repair-a-vhd-mounting-error).',
        commands: [powershell('wsl --shutdown')],
      },
      {
        text: 'If the kernel reports none, mount the file system as writable, or correct the volume of the container.',
      },
    ],
    verify: {
      text: 'A file can be written.',
      commands: [bash('touch <path>/check && rm <path>/check')],
    },
    sources: [
      {title: 'Linux: mount(8)', url: 'https://man7.org/linux/man-pages/man8/mount.8.html'},
      {title: 'Linux: ext4(5)', url: 'https://man7.org/linux/man-pages/man5/ext4.5.html'},
      {
        title: 'Microsoft: How to manage WSL disk space',
        url: 'https://learn.microsoft.com/en-us/windows/wsl/disk-space',
      },
    ],
    sample: "OSError: [Errno 30] Read-only file system: '/opt/kamiwaza/logs/core.log'",
  },
  {
    id: 'disk-io-error',
    title: 'The disk reports read or write faults',
    component: 'disk',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {...message('I/O error, dev', 'sector'), specific: 'I/O error, dev'},
      message('critical medium error, dev'),
      variant('Buffer I/O error on dev'),
      {...variant('[Errno 5] Input/output error'), specific: '[Errno 5] Input/output error'},
      variant('EXT4-fs error (device'),
      variant('metadata I/O error'),
      variant('Unrecovered read error'),
      variant('controller is down; will reset'),
      variant('READ FPDMA QUEUED'),
      variant('Input/output error'),
      variant('blk_update_request: I/O error'),
    ],
    cause:
      'The disk, its cable or the virtual disk of the host fails to read or write. Files on it may be damaged.',
    steps: [
      {text: 'Save the data that you cannot download again.'},
      {
        text: 'Read the self-test data of the disk (SMART).',
        commands: [bash('sudo apt install smartmontools'), bash('sudo smartctl -a /dev/<disk>')],
      },
      {text: 'On a virtual machine, ask the administrator of the host.'},
      {text: 'After the disk is replaced, download damaged models again.'},
    ],
    verify: {
      text: 'No new line appears.',
      commands: [bash('sudo dmesg -T | grep -i "i/o error" | tail -n 5')],
    },
    sources: [
      {
        title: 'torvalds/linux: block/blk-core.c',
        url: 'https://github.com/torvalds/linux/blob/master/block/blk-core.c',
      },
      {title: 'smartmontools', url: 'https://www.smartmontools.org/'},
    ],
    sample:
      '[128374.551] blk_update_request: I/O error, dev nvme0n1, sector 1953525 op 0x0:(READ) flags 0x80700 phys_seg 4 prio class 0',
  },
  {
    id: 'disk-needs-repair',
    title: 'The file system is damaged and has to be repaired',
    component: 'disk',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    follows: ['disk-io-error'],
    messages: [
      message('structure needs cleaning'),
      variant('OSError: [Errno 117]'),
      variant('(os error 117)'),
    ],
    cause:
      'XFS or ext4 found an inconsistency in its own structures, and refuses access to that part. A power cut, a faulty disk or faulty RAM can cause this. The file cannot be deleted either, so Docker cannot remove the container.',
    steps: [
      {
        text: 'Read what the kernel found, and on which device.',
        commands: [bash('sudo dmesg -T | grep -iE "xfs|ext4|corrupt" | tail -n 30')],
      },
      {
        text: 'See the device and the type of the file system. `<path>` is the one in the message.',
        commands: [bash('findmnt -no SOURCE,FSTYPE --target <path>')],
      },
      {text: 'Save the data that can still be read.'},
      {
        text: 'Stop what uses the file system, and unmount it. For the system disk, start from a rescue medium.',
        commands: [bash('sudo systemctl stop docker.socket docker'), bash('sudo umount <device>')],
      },
      {
        text: 'Repair it: the first command is for XFS, the second for ext4. If `xfs_repair` asks you to mount the file system first, do that: it saves the last changes, which the option `-L` would discard.',
        commands: [bash('sudo xfs_repair <device>'), bash('sudo e2fsck -f <device>')],
      },
      {
        text: 'Check the disk itself before you trust it again.',
        commands: [bash('sudo smartctl -a <device>')],
      },
    ],
    verify: {
      text: 'After mounting, the kernel reports nothing new.',
      commands: [bash('sudo dmesg -T | grep -iE "xfs|ext4" | tail -n 5')],
    },
    sources: [
      {title: 'moby/moby issue 20298', url: 'https://github.com/moby/moby/issues/20298'},
      {
        title: 'Linux: xfs_repair(8)',
        url: 'https://man7.org/linux/man-pages/man8/xfs_repair.8.html',
      },
      {title: 'Linux: e2fsck(8)', url: 'https://man7.org/linux/man-pages/man8/e2fsck.8.html'},
    ],
    sample:
      'Error response from daemon: open /var/lib/docker/tmp/GetImageBlob112233: structure needs cleaning',
  },
];
