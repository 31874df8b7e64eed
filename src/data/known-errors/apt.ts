import {bash, hint, message, variant} from './define.ts';
import {kamiwazaPage, on} from './steps.ts';
import type {KnownError} from './types.ts';

const INSTALL = '/installation/installation_process';

const update = {
  text: 'Update the package lists.',
  commands: [bash('sudo apt update')],
};

const UNFETCHED =
  'E: Unable to fetch some archives, maybe run apt-get update or try with --fix-missing';

/** Lock files of APT and dpkg. */
const LOCKS = [
  '/var/lib/dpkg/lock',
  '/var/lib/apt/lists/lock',
  '/var/cache/apt/archives/lock',
] as const;

/** Programs that hold them. */
const HOLDERS = ['unattended-upgr', 'packagekitd', '(apt', '（apt', '(dpkg', '（dpkg'] as const;

const APT_SECURE = {
  title: 'Debian: apt-secure(8)',
  url: 'https://manpages.debian.org/stable/apt/apt-secure.8.en.html',
};

const SOURCES_LIST = {
  title: 'Debian: sources.list(5)',
  url: 'https://manpages.debian.org/stable/apt/sources.list.5.en.html',
};

/** APT and dpkg on Ubuntu, also inside WSL. */
export const aptErrors: readonly KnownError[] = [
  {
    id: 'apt-lock',
    title: 'Another program is installing packages',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Could not get lock /var/lib/dpkg/lock'),
      variant('Could not get lock /var/lib/apt/lists/lock'),
      variant('Could not get lock /var/cache/apt/archives/lock'),
      {...variant('Unable to acquire the dpkg frontend lock'), unless: ['are you root?']},
      {
        ...variant('Unable to lock the administration directory (/var/lib/dpkg/)'),
        unless: ['are you root?'],
      },
      variant('dpkg frontend lock was locked by another process'),
      variant('Waiting for cache lock: Could not get lock'),
      variant('dpkg frontend lock is locked by another process'),
      variant('lock', 'is another process using it?'),
      // In other languages, only the file, the number of the error and the name of the program are the same.
      ...LOCKS.flatMap((lock) => [
        {...variant(lock, ' open (11'), specific: lock},
        ...HOLDERS.map((holder) => ({...variant('E: ', lock, holder), specific: lock})),
      ]),
    ],
    contradicts: ['rm /var/lib/dpkg/lock', 'kill -9'],
    cause:
      'Only one program may change packages at a time. Shortly after a machine starts, this is usually `unattended-upgrades`, which finishes on its own.',
    steps: [
      {
        text: 'See which program holds the lock.',
        commands: [bash('sudo lsof /var/lib/dpkg/lock-frontend')],
      },
      {
        text: 'Wait until it has finished. Do not delete the lock file: two programs at once would damage the package database.',
      },
      {
        text: 'Or have APT wait for the lock, here for up to ten minutes.',
        commands: [bash('sudo apt -o DPkg::Lock::Timeout=600 install <package>')],
      },
      {
        text: 'Before an unattended installation, stop the timers that start automatic updates. An update that is already running continues, and the timers are back after a restart.',
        commands: [bash('sudo systemctl stop apt-daily.timer apt-daily-upgrade.timer')],
      },
    ],
    verify: {
      text: 'The command ends without the message.',
      commands: [bash('sudo apt update')],
    },
    sources: [
      {
        title: 'Ubuntu: Automatic updates',
        url: 'https://documentation.ubuntu.com/server/how-to/software/automatic-updates/',
      },
      {title: 'servo/ci-runners issue 57', url: 'https://github.com/servo/ci-runners/issues/57'},
      {
        title: 'BerkeleyAutomation/FogROS2 issue 20',
        url: 'https://github.com/BerkeleyAutomation/FogROS2/issues/20',
      },
    ],
    sample:
      'E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 2448 (unattended-upgr)\nE: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another process using it?',
  },
  {
    id: 'apt-other-release',
    title: 'The package was built for another release',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      // Two versions, none of them "not going to be installed": the one of this release is older.
      message('Depends: libc6 (>=', ') but 2.'),
      message('Version of libc6:', 'on system is'),
      variant('pre-depends on libc6 (>='),
      variant('Depends: python3.', 'but it is not installable'),
      variant('Depends: libssl1.1', 'but it is not installable'),
    ],
    contradicts: ['--force', 'ignore-depends'],
    cause:
      'The package needs a newer `libc6`, or a Python version that this release does not have: it was made for another release of Ubuntu or Debian. APT cannot repair this. A forced installation leaves the package broken, and a `libc6` from another release can damage the whole system.',
    steps: [
      {
        text: 'See which release this machine runs.',
        commands: [bash('lsb_release -a')],
      },
      {
        text: "Get the file for this release from the project's download page. If there is none, use another form, such as a tarball or a container.",
      },
      {
        text: 'The Kamiwaza package is for Ubuntu 24.04 only: on 22.04, use the tarball. See [Choose a method](/installation/installation_process#choose-a-method).',
      },
      {
        text: 'If `dpkg` has already unpacked the package, remove it. Its configuration files stay.',
        commands: [bash('sudo apt remove <package>')],
      },
      {
        text: 'If the package came from an APT source, that source is for another release: correct its code name, then update the package lists.',
        commands: [
          bash('grep -rn "^deb\\|^Suites" /etc/apt/sources.list.d/'),
          bash('sudo apt update'),
        ],
      },
    ],
    verify: {
      text: 'The check prints no error.',
      commands: [bash('sudo apt-get check')],
    },
    sources: [
      {
        title: 'devmatteini/dra issue 206',
        url: 'https://github.com/devmatteini/dra/issues/206',
      },
      {title: 'sinelaw/fresh issue 800', url: 'https://github.com/sinelaw/fresh/issues/800'},
      {
        title: 'Debian: apt-get(8)',
        url: 'https://manpages.debian.org/stable/apt/apt-get.8.en.html',
      },
    ],
    page: `${INSTALL}#choose-a-method`,
    sample:
      'dpkg: dependency problems prevent configuration of demo:\n demo depends on libc6 (>= 2.38); however:\n  Version of libc6:amd64 on system is 2.35-0ubuntu3.8.',
  },
  {
    id: 'apt-unmet-dependencies',
    title: 'Packages need other packages that cannot be installed',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    follows: ['apt-other-release'],
    messages: [
      message('The following packages have unmet dependencies'),
      variant('E: Unmet dependencies. Try'),
      variant('E: Unable to correct problems, you have held broken packages'),
      variant("You might want to run 'apt --fix-broken install' to correct these"),
      variant('Error, pkgProblemResolver::Resolve generated breaks'),
      variant('but it is not going to be installed'),
      variant('but it is not installable'),
      {
        ...variant('dependency problems prevent configuration of'),
        unless: ['configuration of kamiwaza'],
      },
      variant('held broken packages'),
      variant('unmet dependencies.'),
      {...variant('Unsatisfied dependencies:'), near: {phrase: 'Depends: ', lines: 20}},
      variant('Unable to satisfy dependencies. Reached two conflicting'),
    ],
    cause:
      'A package needs a version that no source offers, or conflicts with an installed one. Usual reasons are a half-finished installation, a package for another release of Ubuntu, or two sources with different versions.',
    steps: [
      update,
      {
        text: 'Let APT repair half-installed packages. Read which packages it would remove before you confirm.',
        commands: [bash('sudo apt --fix-broken install')],
      },
      {
        text: 'Check whether packages are held back.',
        commands: [bash('apt-mark showhold')],
      },
      {
        text: 'List the available versions of the package that the message names.',
        commands: [bash('apt-cache policy <package>')],
      },
      {
        text: 'If a source is for a release other than yours, correct its code name or remove it.',
        commands: [
          bash('lsb_release -cs'),
          bash('grep -rnE "^(deb|Suites)" /etc/apt/sources.list /etc/apt/sources.list.d/'),
        ],
      },
    ],
    verify: {
      text: 'The check prints no error.',
      commands: [bash('sudo apt-get check')],
    },
    sources: [
      {
        title: 'Debian: apt-get(8)',
        url: 'https://manpages.debian.org/stable/apt/apt-get.8.en.html',
      },
      {title: 'Debian/apt issue 87', url: 'https://github.com/Debian/apt/issues/87'},
      {title: 'microsoft/WSL issue 778', url: 'https://github.com/microsoft/WSL/issues/778'},
    ],
    sample:
      'The following packages have unmet dependencies:\n nvidia-driver-550 : Depends: libnvidia-gl-550 (= 550.120-0ubuntu0.24.04.1) but it is not going to be installed\nE: Unable to correct problems, you have held broken packages.',
  },
  {
    id: 'apt-missing-key',
    title: 'The key of a package source is missing',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {
        ...message(
          "The following signatures couldn't be verified because the public key is not available: NO_PUBKEY",
        ),
        unless: ['packages.kamiwaza.ai'],
        specific:
          "The following signatures couldn't be verified because the public key is not available: NO_PUBKEY",
      },
      {...variant('public key is not available: NO_PUBKEY'), unless: ['packages.kamiwaza.ai']},
      {...variant('OpenPGP signature verification failed'), unless: ['packages.kamiwaza.ai']},
      {...variant('GPG error', 'NO_PUBKEY'), unless: ['packages.kamiwaza.ai']},
      variant('EXPKEYSIG'),
      variant('The following signatures were invalid'),
      {...variant('The repository', 'is not signed'), unless: ['packages.kamiwaza.ai']},
      {
        ...variant('ignored as the file has an unsupported filetype'),
        unless: ['packages.kamiwaza.ai'],
      },
      variant('Sub-process /usr/bin/sqv returned an error code'),
      {...variant('Missing key'), near: {phrase: 'sqv', lines: 3}},
      variant('not found on keyserver'),
      variant('no valid OpenPGP data found'),
    ],
    // The second line of an error about Kamiwaza's source does not name the source.
    follows: ['apt-kamiwaza-source'],
    cause:
      'APT checks the signature of each source. The key of this source is missing, has expired or was replaced by the project, or APT cannot read it in the file that `signed-by` names.',
    steps: [
      {
        text: 'Find the entry of the source in the message, and the key file that `signed-by` names.',
        commands: [bash('grep -rin "signed-by" /etc/apt/sources.list.d/')],
      },
      {
        text: "Download the key to that file again, as the project's installation page says. Every user must be able to read the file.",
        commands: [bash('ls -l /usr/share/keyrings /etc/apt/keyrings')],
      },
      update,
    ],
    verify: {
      text: 'The update ends without a warning about signatures.',
      commands: [bash('sudo apt update')],
    },
    sources: [
      APT_SECURE,
      {title: 'cli/cli issue 6913', url: 'https://github.com/cli/cli/issues/6913'},
    ],
    sample:
      "W: GPG error: https://nvidia.github.io/libnvidia-container/stable/deb/amd64  InRelease: The following signatures couldn't be verified because the public key is not available: NO_PUBKEY DDCAE044F796ECB0",
  },
  {
    id: 'apt-kamiwaza-source',
    title: 'APT does not find or trust the kamiwaza package',
    component: 'apt',
    platforms: ['linux'],
    kamiwaza: true,
    messages: [
      message('Unable to locate package kamiwaza'),
      {...message('packages.kamiwaza.ai', 'NO_PUBKEY'), specific: 'packages.kamiwaza.ai'},
      {...variant('packages.kamiwaza.ai', 'is not signed'), specific: 'packages.kamiwaza.ai'},
      {
        ...variant('packages.kamiwaza.ai', 'does not have a Release file'),
        specific: 'packages.kamiwaza.ai',
      },
      variant('packages.kamiwaza.ai', 'ignored as the file has an unsupported filetype'),
    ],
    follows: ['apt-no-release-file', 'apt-name-resolution', 'apt-signed-by-conflict'],
    cause:
      'The key or the source of the Kamiwaza repository is missing, or the release is not Ubuntu 24.04.',
    steps: [
      {
        text: 'Check the release. The package is for 24.04 (`noble`) only; on 22.04, use the tarball.',
        commands: [bash('lsb_release -cs')],
      },
      {
        text: 'Install `curl`. A fresh Ubuntu Desktop does not have it.',
        commands: [bash('sudo apt install -y curl')],
      },
      {
        text: 'Add the key. `--yes` replaces an old or empty one.',
        commands: [
          bash(
            'curl -fsSL https://packages.kamiwaza.ai/gpg | sudo gpg --yes --dearmor -o /usr/share/keyrings/kamiwaza-archive-keyring.gpg',
          ),
        ],
      },
      {
        text: 'Add the source.',
        commands: [
          bash(
            'echo "deb [signed-by=/usr/share/keyrings/kamiwaza-archive-keyring.gpg] https://packages.kamiwaza.ai/ubuntu/ noble main" | sudo tee /etc/apt/sources.list.d/kamiwaza.list',
          ),
        ],
      },
      update,
      {text: 'Install the package.', commands: [bash('sudo apt install kamiwaza')]},
    ],
    verify: {text: 'The service runs: `https://localhost` shows **Sign In**.'},
    sources: [kamiwazaPage('Ubuntu 24.04 with APT', `${INSTALL}#ubuntu-apt`)],
    page: `${INSTALL}#ubuntu-apt`,
    sample: 'E: Unable to locate package kamiwaza',
  },
  {
    id: 'apt-package-not-found',
    title: 'No source has a package with this name',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {
        ...message('E: Unable to locate package'),
        unless: ['package kamiwaza', 'package nvidia-container-toolkit'],
      },
      variant('has no installation candidate'),
      variant("E: Couldn't find any package by regex"),
      variant("E: Couldn't find any package by glob"),
    ],
    follows: [
      'apt-missing-key',
      'apt-no-release-file',
      'apt-name-resolution',
      'apt-signed-by-conflict',
    ],
    cause:
      'The package lists are old, the package is in a source that is not set up, it has another name in this release, or it exists only for other processors.',
    steps: [
      update,
      {text: 'Search for the name.', commands: [bash('apt-cache search <part-of-the-name>')]},
      {
        text: 'Add the source that has it. For example, Python 3.10 for Ubuntu 24.04 is in a separate source: [Linux tarball](/installation/installation_process#linux-tarball).',
      },
    ],
    verify: {
      text: '**Candidate** shows a version.',
      commands: [bash('apt-cache policy <package>')],
    },
    sources: [
      {
        title: 'Debian: apt-cache(8)',
        url: 'https://manpages.debian.org/stable/apt/apt-cache.8.en.html',
      },
    ],
    page: `${INSTALL}#linux-tarball`,
    sample:
      "E: Unable to locate package python3.10-venv\nE: Couldn't find any package by glob 'python3.10-venv'",
  },
  {
    id: 'apt-add-repository-missing',
    title: 'The command that adds a repository is missing',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: true,
    messages: [
      message('add-apt-repository: command not found'),
      variant('command not found: add-apt-repository'),
      variant('add-apt-repository: not found'),
      variant('apt-add-repository: command not found'),
    ],
    cause:
      '`add-apt-repository` is in the `software-properties-common` package, which small Ubuntu images leave out.',
    steps: [
      {
        text: 'Install the package.',
        commands: [bash('sudo apt update'), bash('sudo apt install software-properties-common -y')],
      },
      {
        text: 'Repeat the command that failed. For Python 3.10 on Ubuntu 24.04, it is this one.',
        commands: [bash('sudo add-apt-repository -y ppa:deadsnakes/ppa')],
      },
    ],
    verify: {text: 'The update reads the new source.', commands: [bash('sudo apt update')]},
    sources: [
      kamiwazaPage('Linux tarball', `${INSTALL}#linux-tarball`),
      {
        title: 'Ubuntu: add-apt-repository(1)',
        url: 'https://manpages.ubuntu.com/manpages/noble/man1/add-apt-repository.1.html',
      },
    ],
    page: `${INSTALL}#linux-tarball`,
    sample: 'sudo: add-apt-repository: command not found',
  },
  {
    id: 'apt-no-release-file',
    title: 'A package source does not exist for this release',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {
        ...message('The repository', 'does not have a Release file'),
        unless: ['packages.kamiwaza.ai'],
      },
      {
        ...variant('The repository', 'no longer has a Release file'),
        unless: ['packages.kamiwaza.ai'],
      },
    ],
    follows: ['apt-name-resolution', 'http-proxy', 'http-proxy-login'],
    cause:
      'The source has no directory for the code name in its entry: the project does not support this release, the code name is misspelled, or the source was closed.',
    steps: [
      {
        text: 'Compare the code name of the system with that in the message.',
        commands: [bash('lsb_release -cs')],
      },
      {
        text: 'Find the entry of the source.',
        commands: [
          bash('grep -rn "<host-of-the-source>" /etc/apt/sources.list /etc/apt/sources.list.d/'),
        ],
      },
      {
        text: 'Correct it, or turn the source off by renaming its file: APT ignores this ending.',
        commands: [
          bash('sudo mv /etc/apt/sources.list.d/<file> /etc/apt/sources.list.d/<file>.disabled'),
        ],
      },
      update,
    ],
    verify: {text: 'The update ends without the message.', commands: [bash('sudo apt update')]},
    sources: [
      APT_SECURE,
      SOURCES_LIST,
      {
        title: 'kernsuite/packaging issue 266',
        url: 'https://github.com/kernsuite/packaging/issues/266',
      },
    ],
    sample:
      "E: The repository 'https://ppa.launchpadcontent.net/example/ppa/ubuntu noble Release' does not have a Release file.\nN: Updating from such a repository can't be done securely, and is therefore disabled by default.",
  },
  {
    id: 'apt-hash-mismatch',
    title: 'A list or package does not match its checksum',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      {...message('Hash Sum mismatch'), specific: 'Hash Sum mismatch'},
      variant('File has unexpected size', 'Mirror sync in progress?'),
      variant('Mirror sync in progress?'),
      variant('Hashes of expected file:'),
      variant('W: Failed to fetch', 'Size mismatch'),
      variant('E: Failed to fetch', 'Size mismatch'),
    ],
    cause:
      'The file changed between two downloads because the mirror was being updated, or a proxy served an old copy.',
    steps: [
      {
        text: 'Delete the downloaded lists and packages. APT downloads them again.',
        commands: [bash('sudo rm -rf /var/lib/apt/lists/*'), bash('sudo apt clean')],
      },
      {
        text: 'Wait a few minutes, then update the package lists.',
        commands: [bash('sudo apt update')],
      },
      {
        text: 'Behind a proxy with a cache, have APT ask it for fresh files.',
        commands: [bash('sudo apt -o Acquire::http::No-Cache=True update')],
      },
    ],
    verify: {text: 'The update ends without the message.', commands: [bash('sudo apt update')]},
    sources: [
      {
        title: 'Debian: apt.conf(5)',
        url: 'https://manpages.debian.org/stable/apt/apt.conf.5.en.html',
      },
      {title: 'zulip/zulip issue 305', url: 'https://github.com/zulip/zulip/issues/305'},
      {title: 'pop-os/beta issue 29', url: 'https://github.com/pop-os/beta/issues/29'},
    ],
    sample:
      'E: Failed to fetch http://archive.ubuntu.com/ubuntu/dists/noble-updates/main/binary-amd64/Packages.xz  Hash Sum mismatch',
  },
  {
    id: 'apt-clock',
    title: 'The clock of the machine is behind',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Release file for', 'is not valid yet (invalid for another'),
      variant('is not valid yet (invalid for another'),
      variant('Release file is not yet valid'),
    ],
    cause:
      'APT refuses lists that are dated in the future. The clock of this machine is behind, often after a sleep or a restored snapshot of a virtual machine.',
    steps: [
      {text: 'Compare the time (UTC) with a correct clock.', commands: [bash('date --utc')]},
      {
        text: 'Let a time server set the clock. In WSL, take the time from Windows.',
        commands: [
          on('linux', bash('sudo timedatectl set-ntp true')),
          on('wsl', bash('sudo hwclock -s')),
        ],
      },
      update,
    ],
    verify: {text: 'The lists are read without the message.', commands: [bash('sudo apt update')]},
    sources: [
      APT_SECURE,
      {title: 'microsoft/WSL issue 4114', url: 'https://github.com/microsoft/WSL/issues/4114'},
    ],
    sample:
      'E: Release file for http://archive.ubuntu.com/ubuntu/dists/noble-updates/InRelease is not valid yet (invalid for another 5h 12min 40s). Updates for this repository will not be applied.',
  },
  {
    id: 'apt-source-list',
    title: 'A file with package sources has a mistake',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('E: The list of sources could not be read'),
      message('E: Malformed entry'),
      variant('Malformed entry', 'in list file'),
      variant('Malformed entry', 'in sources file'),
      variant('Malformed line', 'in source list'),
      {...variant('is not known on line', 'in source list'), specific: 'is not known on line'},
      variant('The list of sources could not be read'),
    ],
    follows: ['apt-signed-by-conflict'],
    cause:
      'APT reads all files in `/etc/apt/sources.list.d` and stops at one that it does not understand: a web page that was saved as the file, an entry that was written with an empty variable, or a line without the code name of the release. The message names the file and the entry.',
    steps: [
      {text: 'Read the file that the message names.', commands: [bash('cat <file>')]},
      {
        text: 'Correct the entry, or move the file away and set up the repository again as its project describes.',
        commands: [bash('sudo mv <file> <file>.disabled')],
      },
      update,
    ],
    verify: {text: 'The lists are read without the message.', commands: [bash('sudo apt update')]},
    sources: [
      SOURCES_LIST,
      {
        title: 'canonical/ubuntu-server-documentation issue 322',
        url: 'https://github.com/canonical/ubuntu-server-documentation/issues/322',
      },
    ],
    sample:
      'E: Malformed entry 1 in list file /etc/apt/sources.list.d/demo.list (Component)\nE: The list of sources could not be read.',
  },
  {
    id: 'dpkg-interrupted',
    title: 'An installation was interrupted',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('dpkg was interrupted, you must manually run'),
      variant('dpkg --configure -a', 'to correct the problem'),
    ],
    follows: ['disk-read-only', 'disk-full', 'disk-quota', 'disk-inodes'],
    cause:
      'An earlier installation stopped partway, for example because the machine or the connection went down. Packages are unpacked but not set up.',
    steps: [
      {
        text: 'Let dpkg set up what is unpacked.',
        commands: [bash('sudo dpkg --configure -a')],
      },
      {
        text: 'Let APT add what is missing.',
        commands: [bash('sudo apt --fix-broken install')],
      },
    ],
    verify: {text: 'The check prints no error.', commands: [bash('sudo apt-get check')]},
    sources: [
      {title: 'Debian: dpkg(1)', url: 'https://manpages.debian.org/stable/dpkg/dpkg.1.en.html'},
      {
        title: 'openhab/openhabian issue 952',
        url: 'https://github.com/openhab/openhabian/issues/952',
      },
    ],
    sample:
      "E: dpkg was interrupted, you must manually run 'sudo dpkg --configure -a' to correct the problem.",
  },
  {
    id: 'dpkg-kamiwaza-dependencies',
    title: 'The kamiwaza package lacks its dependencies',
    component: 'apt',
    platforms: ['linux'],
    kamiwaza: true,
    follows: ['apt-other-release'],
    messages: [
      message('dependency problems prevent configuration of kamiwaza'),
      variant('kamiwaza depends on', 'is not installed'),
      {
        ...variant('error processing package kamiwaza'),
        near: {phrase: 'dependency problems', lines: 2},
      },
    ],
    cause: '`dpkg` installs the downloaded file but not the packages that it depends on.',
    steps: [
      {
        text: 'Let APT install the missing packages. If it lists `kamiwaza` among the packages that it would remove, answer `n`.',
        commands: [bash('sudo apt-get install -f')],
      },
      {
        text: 'In that case, APT does not find the dependencies in any source. Let the host reach its [package servers](/installation/air-gapped#outbound-hosts), update the lists, and repeat the first step.',
        commands: [bash('sudo apt update')],
      },
    ],
    verify: {text: 'The service runs: `https://localhost` shows **Sign In**.'},
    sources: [kamiwazaPage('With a downloaded .deb file', `${INSTALL}#deb-file`)],
    page: `${INSTALL}#deb-file`,
    sample:
      'dpkg: dependency problems prevent configuration of kamiwaza:\n kamiwaza depends on <package>; however:\n  Package <package> is not installed.\ndpkg: error processing package kamiwaza (--install):',
  },
  {
    id: 'dpkg-error-code',
    title: 'Setting up a package failed',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    role: 'symptom',
    follows: [
      'dpkg-kamiwaza-dependencies',
      'disk-full',
      'apt-other-release',
      'apt-unmet-dependencies',
      'nvidia-dkms-build',
      'apt-lock',
      'dpkg-interrupted',
    ],
    messages: [
      message('E: Sub-process /usr/bin/dpkg returned an error code'),
      variant('installed', 'post-installation script subprocess returned error exit status'),
      variant('dpkg: error processing package'),
      variant('Errors were encountered while processing'),
    ],
    cause:
      'Usually, a script of the package ended with an error. The reason is further up, in the lines after `Setting up`.',
    steps: [
      {text: 'Read the lines above the message, from `Setting up` on.'},
      {
        text: 'If they are gone, find them in the log of APT.',
        commands: [bash('sudo tail -n 50 /var/log/apt/term.log')],
      },
      {
        text: 'After you have fixed the cause, let dpkg finish.',
        commands: [bash('sudo dpkg --configure -a')],
      },
    ],
    verify: {text: 'The check prints no error.', commands: [bash('sudo apt-get check')]},
    sources: [
      {title: 'Debian: dpkg(1)', url: 'https://manpages.debian.org/stable/dpkg/dpkg.1.en.html'},
    ],
    sample:
      'Errors were encountered while processing:\n nvidia-dkms-550\nE: Sub-process /usr/bin/dpkg returned an error code (1)',
  },
  {
    id: 'apt-not-found-404',
    title: 'The package lists are out of date',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('E: Failed to fetch', '404  Not Found'),
      variant('E: Failed to fetch', '404 Not Found'),
      // APT ends with this line whatever the reason was: the line above has it.
      {...variant(UNFETCHED), near: {phrase: '404', lines: 20}},
      {...variant(UNFETCHED), alone: true},
      {...variant('Err:', '404  Not Found [IP:'), specific: '404  Not Found [IP:'},
      variant('Failed to fetch', '404  Not Found'),
      variant('404  Not Found [IP:'),
      hint('Some index files failed to download. They have been ignored'),
    ],
    follows: ['apt-no-release-file', 'apt-kamiwaza-source'],
    cause:
      'The package lists on the host name a version that the source has replaced, or this server no longer has the release.',
    steps: [
      update,
      {
        text: 'Repeat the installation.',
        commands: [bash('sudo apt install <package>')],
      },
      {
        text: 'If the message persists, your release may be too old for this server. See which one it is.',
        commands: [bash('lsb_release -ds')],
      },
    ],
    verify: {
      text: '**Installed** shows a version.',
      commands: [bash('apt-cache policy <package>')],
    },
    sources: [
      {
        title: 'Debian: apt-get(8)',
        url: 'https://manpages.debian.org/stable/apt/apt-get.8.en.html',
      },
      {
        title: 'rails/devcontainer issue 54',
        url: 'https://github.com/rails/devcontainer/issues/54',
      },
    ],
    sample:
      'E: Failed to fetch http://security.ubuntu.com/ubuntu/pool/main/c/curl/curl_8.5.0-2ubuntu10.4_amd64.deb  404  Not Found [IP: 91.189.91.82 80]\nE: Unable to fetch some archives, maybe run apt-get update or try with --fix-missing?',
  },
  {
    id: 'apt-name-resolution',
    title: 'APT cannot resolve the name of a server',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Temporary failure resolving'),
      variant('Failed to fetch', 'Could not resolve'),
      variant('Err:', "Could not resolve '"),
      variant('Something wicked happened resolving'),
      variant("Temporary failure resolving '"),
    ],
    follows: ['docker-container-dns'],
    cause:
      'No name server responds: the host has no network, a setting is wrong, a VPN interferes, or the network has no internet access.',
    steps: [
      {
        text: 'Check whether the name resolves to an address.',
        commands: [bash('getent hosts archive.ubuntu.com')],
      },
      {text: 'See which name servers the host uses.', commands: [bash('resolvectl status')]},
      {
        text: 'In WSL, run `wsl --shutdown` in PowerShell, ideally after you connect the VPN, and open the instance again. This stops everything that runs in WSL.',
      },
      {
        text: 'If the network requires a proxy, set it for APT.',
        commands: [
          bash(
            'echo \'Acquire::http::Proxy "http://<proxy>:<port>";\' | sudo tee /etc/apt/apt.conf.d/95proxy',
          ),
        ],
      },
    ],
    verify: {text: 'The update ends without the message.', commands: [bash('sudo apt update')]},
    sources: [
      {title: 'microsoft/WSL issue 5256', url: 'https://github.com/microsoft/WSL/issues/5256'},
      {
        title: 'Ubuntu: Configuring networks',
        url: 'https://documentation.ubuntu.com/server/explanation/networking/configuring-networks/',
      },
    ],
    page: '/installation/air-gapped#outbound-hosts',
    sample:
      "Err:1 http://archive.ubuntu.com/ubuntu noble InRelease\n  Temporary failure resolving 'archive.ubuntu.com'",
  },
  {
    id: 'apt-signed-by-conflict',
    title: 'A package source is configured twice',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [message('Conflicting values set for option Signed-By regarding source')],
    cause:
      'Two entries name the same source with different keys, for example because two installation guides were followed. APT then reads no source at all.',
    steps: [
      {
        text: 'Find both entries. The message names the source.',
        commands: [
          bash('grep -rn "<host-of-the-source>" /etc/apt/sources.list /etc/apt/sources.list.d/'),
        ],
      },
      {
        text: 'Turn one of them off by renaming its file: APT ignores this ending. If both are in one file, delete one entry there instead.',
        commands: [
          bash('sudo mv /etc/apt/sources.list.d/<file> /etc/apt/sources.list.d/<file>.disabled'),
        ],
      },
      update,
    ],
    verify: {text: 'The update ends without the message.', commands: [bash('sudo apt update')]},
    sources: [SOURCES_LIST],
    sample:
      'E: Conflicting values set for option Signed-By regarding source https://download.docker.com/linux/ubuntu/ noble: /etc/apt/keyrings/docker.asc != /usr/share/keyrings/docker-archive-keyring.gpg\nE: The list of sources could not be read.',
  },

  {
    id: 'apt-not-root',
    title: 'Installing packages needs root privileges',
    component: 'apt',
    platforms: ['linux', 'wsl'],
    kamiwaza: false,
    messages: [
      message('Unable to acquire the dpkg frontend lock', 'are you root?'),
      message('Could not open lock file', '(13: Permission denied)'),
      // In other languages, only the file and the number of the error are the same.
      ...LOCKS.map((lock) => ({...variant(lock, ' open (13'), specific: lock})),
      variant('Unable to lock the administration directory', 'are you root?'),
      variant('requested operation requires superuser privilege'),
      variant('List directory', 'is missing. - Acquire (13: Permission denied)'),
      variant('Problem unlinking the file', '(13: Permission denied)'),
    ],
    cause: 'Only root may change packages. No other program has the lock.',
    steps: [{text: 'Repeat the command with `sudo`.', commands: [bash('sudo apt update')]}],
    verify: {
      text: 'The command ends without `Permission denied`.',
      commands: [bash('sudo apt update')],
    },
    sources: [
      {
        title: 'Ubuntu manual: apt-get',
        url: 'https://manpages.ubuntu.com/manpages/noble/en/man8/apt-get.8.html',
      },
      {
        title: 'Debian: source of APT, apt-pkg/deb/debsystem.cc',
        url: 'https://salsa.debian.org/apt-team/apt/-/blob/main/apt-pkg/deb/debsystem.cc',
      },
    ],
    sample:
      'E: Could not open lock file /var/lib/dpkg/lock-frontend - open (13: Permission denied)\nE: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), are you root?',
  },
];
