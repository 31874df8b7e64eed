import type {SearchTerms} from './types.ts';

/** What readers type, without the message, who want one of the errors of the operating system, Docker and the package manager. */
export const hostErrorTerms: SearchTerms = {
  '/errors/apt': {
    apt: 'list of apt messages, package manager faults',
    'apt-lock':
      'unattended upgrades running, apt is busy, another apt process, installation waits forever, update running in the background',
    'apt-unmet-dependencies': 'packages do not fit together, wrong Ubuntu release, mixed sources',
    'apt-missing-key':
      'repository not signed, signature cannot be checked, key of the repository lost, untrusted repository',
    'apt-kamiwaza-source':
      'apt cannot find Kamiwaza, Kamiwaza repository not trusted, package of Kamiwaza unknown, Ubuntu too old for the package',
    'apt-package-not-found':
      'package unknown, typo in a package name, package missing in this Ubuntu, no candidate',
    'apt-no-release-file':
      'PPA not for my Ubuntu, repository unsupported, code name wrong, dead repository, end-of-life Ubuntu',
    'apt-hash-mismatch':
      'mirror out of sync, proxy cache spoils updates, checksum wrong in apt, corrupted package list, retry apt update later',
    'apt-clock':
      'wrong system time, clock behind in a VM, date in the past, time after sleep, updates valid in the future',
    'apt-source-list':
      'broken sources entry, sources.list damaged, HTML page in the sources, apt cannot read its sources, typo in a repository line',
    'dpkg-interrupted':
      'power cut during installation, installation stopped halfway, finish a half installation, connection lost while installing, packages not configured',
    'dpkg-kamiwaza-dependencies':
      'deb installed but not configured, missing packages of the deb, Kamiwaza half installed, dpkg without dependencies',
    'dpkg-error-code':
      'post-install script failed, package setup error, installation ends with exit status 1',
    'apt-not-found-404':
      'package file gone from the mirror, old package lists, run apt update first, release no longer on the server',
    'apt-name-resolution':
      'apt without DNS, apt has no internet, cannot reach archive servers, VPN breaks apt, host names fail in apt',
    'apt-signed-by-conflict':
      'same repository twice, two keys for one repository, duplicate source entry, Docker repository added twice',
    'apt-not-root':
      'sudo forgotten, apt needs sudo, permission denied in apt, not allowed to install packages',
  },
  '/errors/docker-engine': {
    docker: 'list of Docker messages, all container faults',
    'docker-daemon-not-running':
      'Docker is stopped, Docker service down, docker ps fails, Docker off after a reboot, DOCKER_HOST set wrongly',
    'docker-desktop-not-running':
      'whale icon missing, Docker on Windows stopped, named pipe missing, start the desktop program, do I need Docker Desktop',
    'docker-socket-permission':
      'docker only works with sudo, add the user to the docker group, log in again after usermod',
    'docker-daemon-json':
      'typo in the Docker configuration, Docker will not start after editing, invalid JSON for Docker, runtimes block broken',
    'docker-flag-conflict':
      'hosts option twice, systemd unit against daemon.json, Docker listens on TCP and fails, duplicate Docker option',
    'docker-service-failed':
      'Docker does not come up, systemctl start docker fails, dockerd exits, Docker fails at boot, see journalctl for Docker',
    'docker-pull-rate-limit':
      'too many image downloads, office shares the limit, 429 while pulling, wait some hours',
    'docker-image-not-found':
      'wrong image name, image does not exist, typo in an image, image only on another machine',
    'docker-tag-not-found':
      'wrong image version, tag removed, latest tag missing, version of an image does not exist',
    'docker-image-platform':
      'image not for Arm, Apple silicon image missing, amd64 only image, wrong architecture for an image',
    'docker-registry-login':
      'wrong registry password, expired registry token, docker logout helps, public image asks for a login, stored credentials wrong',
    'docker-registry-name':
      'DNS fails for Docker Hub, cannot look up the registry, VPN breaks image pulls, no internet for Docker',
    'docker-registry-timeout':
      'image pull hangs, proxy needed for Docker, firewall blocks the registry, slow line to Docker Hub, pull stops after a while',
    'docker-registry-certificate':
      'company proxy breaks pulls, own registry with self-signed certificate, insecure registry, unknown authority for Docker',
    'docker-port-allocated':
      'two containers on one port, which container has the port, stop the other container, port clash between containers',
    'docker-port-in-use':
      'web server blocks the container, host process on the port, database already on the port, Apache or nginx uses 443',
    'docker-disk-full':
      'images fill the disk, pull fails with a full disk, clean up Docker, Docker directory too large',
    'docker-gpu-driver':
      'docker run with gpus fails, container toolkit not installed, GPU option refused, Docker cannot use the graphics card',
    'docker-cgroup-mount':
      'control groups missing, Docker in WSL without systemd, cgroup error, container in a container fails',
    'docker-address-pool':
      'no more Docker networks, too many networks, VPN takes all subnets, subnet overlap',
    'docker-name-conflict':
      'same container name twice, old container in the way, remove the stopped container, rename a container',
    'docker-exec-format':
      'Arm image on Intel, wrong CPU architecture, script without shebang, image built on a Mac',
    'docker-compose-missing':
      'install the compose plugin, compose command not there, plugin directory of compose',
    'docker-compose-no-file':
      'wrong directory for compose, docker-compose.yml missing, where is the compose file, compose finds nothing',
    'docker-bind-source':
      'mounted folder does not exist, Docker from Snap cannot see a folder, host path wrong, volume path missing',
    'docker-mount-type':
      'config file became a directory, single file mount fails, Docker created a folder, file missing at first start',
    'docker-swap-limit':
      'warning about swap, memory limit without swap, harmless Docker warning, cgroup swap accounting',
    'docker-local-resolver':
      'internal names unknown in containers, systemd-resolved and Docker, containers use public DNS, intranet host not found in a container',
    'docker-iptables':
      'firewalld restart broke Docker, container network gone after ufw reload, restart Docker after the firewall, NAT rules lost',
    'docker-api-version':
      'Docker 29 breaks Traefik, old client for a new Docker, update the client, minimum API of Docker',
    'docker-credential-helper':
      'Docker Desktop removed but still configured, docker login fails in WSL, password helper of Docker',
    'docker-dependency-failed':
      'unhealthy container, health check fails, compose stops because of another service, database container not healthy',
    'docker-compose-invalid':
      'YAML indentation, tabs in YAML, compose syntax error, unknown key in compose, version of Compose too old for a key',
    'docker-program-missing':
      'entrypoint wrong, command not in the image, exit code 127, script not executable in a container, options after the image name',
    'docker-cdi-off':
      'device names for GPUs, CDI feature flag, nvidia.com/gpu in Docker, Docker older than 28, GPU by CDI name',
    'docker-not-installed': 'no docker command, WSL integration off, Docker missing on the machine',
    'docker-network-missing':
      'external network missing, network deleted, stale network ID, recreate the container',
  },
  '/errors/host': {
    disk: 'list of storage messages, disk faults',
    kernel: 'list of Linux messages, kernel faults',
    'disk-full': 'free some space, which files are large, cleanup of the disk, hard drive full',
    'disk-inodes':
      'df shows free space but writing fails, too many small files, inode usage 100 percent',
    'disk-quota': 'storage limit per user, allowed space used up, administrator limits my space',
    'disk-read-only':
      'cannot write any more, disk mounted ro, remount read-write, Linux protects the disk',
    'disk-io-error':
      'failing hard disk, bad sectors, defective SSD, SMART check, replace the drive',
    'disk-needs-repair':
      'run fsck, corrupted file system, damage after a power cut, cannot delete a file',
    'kernel-oom-killer':
      'process suddenly gone, Linux killed my program, not enough system memory, dmesg shows killed, server runs out of RAM',
    'kernel-cgroup-oom':
      'container memory limit too low, raise the limit of a container, limit in compose',
    'kernel-exit-137': 'container suddenly stopped, container status 137, killed by docker stop',
    'kernel-open-files':
      'too many connections at once, raise nofile, raise the limit for open files',
    'kernel-file-watchers':
      'ENOSPC but disk is free, watcher limit, disk not full but error says so',
    'kernel-process-limit': 'pids limit, too many threads, cannot fork, OpenBLAS threads',
    'kernel-bridge-settings':
      'br_netfilter not loaded, bridge sysctl missing, Swarm networking fails, kernel modules for the cluster',
    'cpu-illegal-instruction':
      'CPU without AVX2, old processor, crash at start on an old server, VM hides CPU features',
    'host-memory-short': 'RAM allocation refused, malloc fails, not enough system RAM for PyTorch',
  },
  '/errors/windows': {
    wsl: 'list of WSL messages, Windows error codes',
    'wsl-not-installed': 'wsl command does nothing, WSL missing, Windows feature for Linux is off',
    'wsl-virtualization-off':
      'enable virtualization in the BIOS, VT-x or AMD-V, SVM mode, hypervisor not loaded',
    'wsl-feature-missing':
      'turn on Virtual Machine Platform, Windows features, optional component missing, HCS service missing',
    'wsl-system-drive':
      'new apps saved to another drive, install on drive C, storage settings of Windows, WSL on drive D',
    'wsl-distro-missing':
      'Ubuntu not installed in WSL, wrong instance name, instance kamiwaza missing, wsl -l shows nothing',
    'wsl-kernel-update': 'Linux kernel package, WSL 2 kernel too old, kernel component outdated',
    'wsl-name-resolution':
      'no DNS in WSL, no internet in WSL, VPN and WSL, resolv.conf in WSL, apt fails in WSL',
    'wsl-systemd-off': 'systemctl in WSL, enable systemd in wsl.conf, services do not start in WSL',
    'wsl-memory':
      'lower memory in .wslconfig, not enough RAM for WSL, memory value too high, Windows out of memory',
    'wsl-winsock': 'VPN breaks WSL, LSP of a game booster, WSL fails with a VPN client',
    'wsl-network-setup':
      'WSL without network, mirrored networking fails, HNS restart, virtual switch, Hyper-V network error',
    'wsl-disk-missing': 'ext4.vhdx missing, instance moved or deleted, WSL after an update',
    'wsl-disk-in-use':
      'vhdx locked, antivirus blocks WSL, backup program locks the disk, wsl --shutdown and retry',
    'wsl-disk-protected': 'SSD became read-only, write protection, drive worn out',
    'wsl-list-unreachable':
      'wsl --list --online fails, GitHub blocked by the firewall, wsl install without internet, proxy blocks WSL list',
    'wsl-service-disabled':
      'WslService disabled, start type of the service, group policy blocks WSL',
    'wsl-disk-compressed':
      'NTFS compression, EFS encryption of the folder, uncompress the folder, sparse vhdx',
    'wsl-register-failed':
      'first start of Ubuntu fails, error code after registering, WSL setup ends with a code',
    'wsl-unexpected': 'WSL broken after sleep, WSL service crash, WSL suddenly broken',
    'wsl-vm-timeout':
      'WSL freezes at start, wrong path in .wslconfig, kernel of WSL does not boot, wsl takes forever',
    'wsl-name-exists':
      'instance already there, import under another name, half-finished installation in WSL',
    'windows-line-endings':
      'dos2unix, script edited on Windows, bash cannot run the script, git autocrlf',
  },
};
