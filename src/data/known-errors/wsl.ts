import {bash, hint, message, powershell, variant} from './define.ts';
import {kamiwazaPage, on} from './steps.ts';
import type {KnownError} from './types.ts';

const MICROSOFT = {
  title: 'Microsoft: Troubleshooting Windows Subsystem for Linux',
  url: 'https://learn.microsoft.com/en-us/windows/wsl/troubleshooting',
};

const WSL_MESSAGES = {
  title: 'microsoft/WSL: localization/strings/en-US/Resources.resw',
  url: 'https://github.com/microsoft/WSL/blob/master/localization/strings/en-US/Resources.resw',
};

const PAGE = '/installation/windows_installation';

const shutdown = {
  text: 'Restart WSL. This stops everything that runs in it, Kamiwaza included.',
  commands: [powershell('wsl --shutdown')],
};

/** Words of programs that use the card to decode video: their messages are theirs to explain. */
const VIDEO_DRIVER = ['read-write', 'va display', 'libva', 'vaapi'];

/** Windows Subsystem for Linux, which the Windows package of Kamiwaza runs in. */
export const wslErrors: readonly KnownError[] = [
  {
    id: 'wsl-not-installed',
    title: 'WSL is not installed',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: true,
    messages: [
      {...message('WSL not found'), specific: 'WSL not found'},
      message('WSL_E_WSL_OPTIONAL_COMPONENT_REQUIRED'),
      variant('The Windows Subsystem for Linux is not installed'),
      variant('The Windows Subsystem for Linux optional component is not enabled'),
      variant("'wsl' is not recognized as"),
      variant("The term 'wsl' is not recognized"),
      {...variant('0x8007019e'), code: true},
      variant('Wsl/WSL_E_WSL_OPTIONAL_COMPONENT_REQUIRED'),
      variant("'wsl.exe' is not recognized"),
      variant('wsl.exe: command not found'),
    ],
    cause: 'The Windows feature WSL is off.',
    steps: [
      {
        text: 'In PowerShell as administrator, install WSL.',
        commands: [powershell('wsl --install')],
      },
      {text: 'Restart the computer.'},
      {text: 'Run the Kamiwaza installer again.'},
    ],
    verify: {text: 'The command prints a version of WSL.', commands: [powershell('wsl --version')]},
    sources: [kamiwazaPage('Step 1: Enable WSL', `${PAGE}#enable-wsl`), MICROSOFT],
    page: `${PAGE}#enable-wsl`,
    sample:
      'The Windows Subsystem for Linux optional component is not enabled. Please enable it and try again.\nError code: Wsl/WSL_E_WSL_OPTIONAL_COMPONENT_REQUIRED',
  },
  {
    id: 'wsl-virtualization-off',
    title: 'Virtualization is off',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: true,
    messages: [
      message(
        'The virtual machine could not be started because a required feature is not installed',
      ),
      message('WSL2 is unable to start since virtualization is not enabled on this machine'),
      variant('WSL2 is not supported with your current machine configuration'),
      variant('HCS_E_HYPERV_NOT_INSTALLED'),
      {...variant('0x80370102'), code: true},
      variant('ensure virtualization is enabled in the BIOS'),
      variant('HCS_E_HYPERV_NOT_PRESENT'),
      variant(
        'Please enable the Virtual Machine Platform Windows feature and ensure virtualization',
      ),
      variant('the hypervisor is not running'),
      variant('Virtualization is not enabled'),
    ],
    cause:
      'Virtualization is off in the firmware of the computer, or Windows has not loaded its hypervisor.',
    steps: [
      {
        text: 'Look at **Task Manager**, **Performance**, **CPU**. If **Virtualization** says **Disabled**, turn it on in the firmware (BIOS, UEFI): Intel calls it VT-x, AMD calls it SVM. If the disk is encrypted with BitLocker, have its recovery key ready, because Windows may ask for it after such changes.',
      },
      {
        text: 'In PowerShell as administrator, turn on the Windows feature that WSL 2 needs.',
        commands: [powershell('wsl --install --no-distribution')],
      },
      {
        text: 'Let Windows load its hypervisor, then restart the computer.',
        commands: [powershell('bcdedit /set hypervisorlaunchtype Auto')],
      },
      {
        text: 'If the computer is a virtual machine itself, turn on nested virtualization on its host.',
      },
    ],
    verify: {
      text: 'The first command says nothing about virtualization. If Kamiwaza is installed, its instance starts with the second.',
      commands: [powershell('wsl --status'), powershell('wsl -d kamiwaza -- true')],
    },
    sources: [
      kamiwazaPage(
        'Installation troubleshooting',
        '/installation/installation_process#when-it-fails',
      ),
      MICROSOFT,
      WSL_MESSAGES,
      {
        title: 'Microsoft: BitLocker recovery overview',
        url: 'https://learn.microsoft.com/en-us/windows/security/operating-system-security/data-protection/bitlocker/recovery-overview',
      },
      {title: 'microsoft/WSL issue 12382', url: 'https://github.com/microsoft/WSL/issues/12382'},
    ],
    page: '/installation/installation_process#when-it-fails',
    sample:
      'WslRegisterDistribution failed with error: 0x80370102\nError: 0x80370102 The virtual machine could not be started because a required feature is not installed.',
  },
  {
    id: 'wsl-feature-missing',
    title: 'The Virtual Machine Platform feature is off',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('The operation could not be started because a required feature is not installed'),
      {...variant('0x80370114'), code: true},
      variant('HCS_E_SERVICE_NOT_AVAILABLE'),
    ],
    cause:
      'WSL 2 runs in a small virtual machine, and the part of Windows that starts such machines is not installed or not running.',
    steps: [
      {
        text: 'In PowerShell as administrator, turn the feature on.',
        commands: [
          powershell(
            'dism.exe /online /enable-feature /featurename:VirtualMachinePlatform /all /norestart',
          ),
        ],
      },
      {text: 'Restart the computer.'},
      {
        text: 'In PowerShell as administrator, check whether the service for these virtual machines is running. If it is stopped, start it.',
        commands: [powershell('Get-Service vmcompute'), powershell('Start-Service vmcompute')],
      },
      {
        text: 'If it still fails, update WSL.',
        commands: [powershell('wsl --update')],
      },
    ],
    verify: {
      text: 'In PowerShell as administrator, **State** is `Enabled`.',
      commands: [
        powershell('Get-WindowsOptionalFeature -Online -FeatureName VirtualMachinePlatform'),
      ],
    },
    sources: [
      {title: 'microsoft/WSL issue 10318', url: 'https://github.com/microsoft/WSL/issues/10318'},
      {
        title: 'MicrosoftDocs/WSL issue 1770',
        url: 'https://github.com/MicrosoftDocs/WSL/issues/1770',
      },
    ],
    page: `${PAGE}#enable-wsl`,
    sample:
      'WslRegisterDistribution failed with error: 0x80370114\nError: 0x80370114 The operation could not be started because a required feature is not installed.',
  },
  {
    id: 'wsl-system-drive',
    title: 'WSL cannot install to this drive',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('WslRegisterDistribution failed with error: 0x80070003'),
      variant('Installation failed with error 0x80070003'),
      variant('The system cannot find the path specified', '0x80070003'),
    ],
    cause:
      'A path of the instance does not exist. Usually, Windows is set to store new apps on a drive other than the system drive.',
    steps: [
      {
        text: 'Open **Settings**, **System**, **Storage**, **Advanced storage settings**, **Where new content is saved**, and choose the system drive (`C:`) for new apps.',
      },
      {
        text: 'If the list has the broken instance, remove its registration. This deletes the instance with all its data.',
        commands: [powershell('wsl --list --verbose'), powershell('wsl --unregister <distro>')],
      },
      {text: 'Install the instance again.'},
    ],
    verify: {text: 'The instance is in the list.', commands: [powershell('wsl --list --verbose')]},
    sources: [MICROSOFT],
    page: `${PAGE}#troubleshooting`,
    sample:
      'Installing, this may take a few minutes...\nWslRegisterDistribution failed with error: 0x80070003\nError: 0x80070003 The system cannot find the path specified.',
  },
  {
    id: 'wsl-distro-missing',
    title: 'Ubuntu-24.04 or the instance is missing',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: true,
    messages: [
      message('There is no distribution with the supplied name'),
      message('WSL_E_DISTRO_NOT_FOUND'),
      variant('WSL_E_DEFAULT_DISTRO_NOT_FOUND'),
      variant('Windows Subsystem for Linux has no installed distributions'),
      {
        ...variant('Ubuntu-24.04', 'not found'),
        specific: 'Ubuntu-24.04',
        near: {phrase: 'wsl', lines: 6},
      },
      variant('no installed distributions'),
      variant('There is no distribution with the supplied'),
    ],
    follows: [
      'wsl-virtualization-off',
      'wsl-feature-missing',
      'wsl-not-installed',
      'wsl-memory',
      'wsl-disk-compressed',
      'wsl-service-disabled',
      'wsl-system-drive',
      'wsl-list-unreachable',
    ],
    cause: 'The download failed, or the name in the command is not that of the instance.',
    steps: [
      {
        text: "List the instances. Kamiwaza's is called `kamiwaza`.",
        commands: [powershell('wsl --list --verbose')],
      },
      {text: 'If it is missing, run the installer again.'},
    ],
    verify: {
      text: '`kamiwaza` is in the list, with **VERSION** 2.',
      commands: [powershell('wsl --list --verbose')],
    },
    sources: [
      kamiwazaPage('Windows troubleshooting', `${PAGE}#troubleshooting`),
      WSL_MESSAGES,
      MICROSOFT,
    ],
    page: `${PAGE}#troubleshooting`,
    sample:
      'There is no distribution with the supplied name.\nError code: Wsl/Service/WSL_E_DISTRO_NOT_FOUND',
  },
  {
    id: 'wsl-kernel-update',
    title: 'The WSL kernel is missing or too old',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('WSL 2 requires an update to its kernel component'),
      variant('This update only applies to machines with the Windows Subsystem for Linux'),
      variant('visit https://aka.ms/wsl2kernel'),
      {...variant('0x800701bc'), code: true},
      variant('WSL2 kernel file is not found'),
      variant('wsl_update_x64'),
      variant('The WSL 2 kernel file is not found'),
    ],
    cause: 'The Linux kernel of WSL 2 is a separate package, and this computer does not have it.',
    steps: [
      {
        text: 'Update WSL.',
        commands: [powershell('wsl --update')],
      },
      shutdown,
      {
        text: 'If the update says that WSL is missing, install it and restart the computer.',
        commands: [powershell('wsl --install')],
      },
    ],
    verify: {text: 'The command prints a kernel version.', commands: [powershell('wsl --version')]},
    sources: [MICROSOFT],
    page: `${PAGE}#enable-wsl`,
    sample:
      'Error: 0x1bc\nWSL 2 requires an update to its kernel component. For information please visit https://aka.ms/wsl2kernel',
  },
  {
    id: 'wsl-name-resolution',
    title: 'WSL cannot resolve names',
    component: 'wsl',
    platforms: ['wsl'],
    kamiwaza: false,
    messages: [
      {
        ...message('Temporary failure in name resolution'),
        near: {phrase: 'wsl', lines: 12},
      },
      {
        ...variant('Temporary failure resolving'),
        near: {phrase: 'wsl', lines: 12},
      },
      {
        ...variant('generated by WSL. To stop automatic generation of this file'),
        near: {phrase: 'Temporary failure', lines: 20},
      },
      {...variant('Could not resolve host'), near: {phrase: 'wsl', lines: 6}},
      // The names that Windows gives to machines, as a prompt shows them.
      {...variant('Temporary failure'), near: {phrase: '@DESKTOP-', lines: 12}},
      {...variant('Temporary failure'), near: {phrase: '@LAPTOP-', lines: 12}},
      {...variant('Temporary failure in name resolution'), near: {phrase: '/mnt/c', lines: 8}},
    ],
    cause:
      'WSL resolves names through Windows. A VPN or firewall that blocks traffic between the two, or a broken `/etc/resolv.conf`, prevents a reply.',
    steps: [
      {
        text: 'Restart WSL, ideally after the VPN is connected. This stops everything that runs in it, Kamiwaza included.',
        commands: [powershell('wsl --shutdown')],
      },
      {
        text: 'Let WSL resolve names through Windows: set this in `.wslconfig` in your Windows user folder, then restart WSL again.',
        commands: [{language: 'ini', code: '[wsl2]\ndnsTunneling=true', platform: 'windows'}],
      },
      {
        text: 'See which name server the instance uses. A comment in the file says whether WSL wrote it.',
        commands: [on('wsl', bash('cat /etc/resolv.conf'))],
      },
    ],
    verify: {
      text: 'The command prints an address.',
      commands: [on('wsl', bash('getent hosts archive.ubuntu.com'))],
    },
    sources: [
      MICROSOFT,
      {title: 'microsoft/WSL issue 8365', url: 'https://github.com/microsoft/WSL/issues/8365'},
      {title: 'microsoft/WSL issue 6404', url: 'https://github.com/microsoft/WSL/issues/6404'},
    ],
    page: '/installation/air-gapped#outbound-hosts',
    sample:
      'PS C:\\> wsl -d kamiwaza -- ping -c1 archive.ubuntu.com\nping: archive.ubuntu.com: Temporary failure in name resolution',
  },
  {
    id: 'wsl-systemd-off',
    title: 'systemd does not run in this instance',
    component: 'wsl',
    platforms: ['wsl', 'linux'],
    kamiwaza: false,
    messages: [
      message('System has not been booted with systemd as init system (PID 1)'),
      variant('Failed to connect to bus: Host is down'),
      variant('Failed to create bus connection: Host is down'),
      variant('Failed to connect to bus: No such file or directory'),
      variant("Can't operate. Failed to connect to bus"),
    ],
    cause:
      'The `systemctl` command needs systemd as the first process, and this instance of WSL (or this container) was started without it.',
    steps: [
      {
        text: 'Update WSL: systemd needs version 0.67.6 or newer.',
        commands: [powershell('wsl --update')],
      },
      {
        text: 'Turn systemd on in `/etc/wsl.conf` of the instance.',
        commands: [on('wsl', {language: 'ini', code: '[boot]\nsystemd=true'})],
      },
      shutdown,
      {text: 'In a container, start the service on its host instead.'},
    ],
    verify: {
      text: 'The output is `systemd`.',
      commands: [on('wsl', bash('ps -p 1 -o comm='))],
    },
    sources: [
      {
        title: 'Microsoft: Use systemd to manage Linux services with WSL',
        url: 'https://learn.microsoft.com/en-us/windows/wsl/systemd',
      },
      {title: 'microsoft/WSL issue 12216', url: 'https://github.com/microsoft/WSL/issues/12216'},
    ],
    sample:
      "$ sudo systemctl start docker\nSystem has not been booted with systemd as init system (PID 1). Can't operate.\nFailed to connect to bus: Host is down",
  },
  {
    id: 'wsl-memory',
    title: 'WSL cannot get enough memory',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: true,
    messages: [
      message('Insufficient system resources exist to complete the requested service'),
      {...variant('0x800705aa'), code: true},
      variant('Not enough memory resources are available to', 'Wsl/Service'),
      variant('Wsl/Service', 'E_OUTOFMEMORY'),
      {...variant('0x8007000e'), code: true},
      variant('Wsl/Service', 'ERROR_NOT_ENOUGH_MEMORY'),
      variant('Not enough memory resources are available to complete this operation'),
      variant('ERROR_NO_SYSTEM_RESOURCES'),
    ],
    cause: 'WSL is set to use more memory than Windows can give it.',
    steps: [
      {text: 'Close programs that use a lot of memory.'},
      {
        text: 'If the installer reports it, run the MSI again and enter less in **Dedicated Memory**. The next steps are for an instance that already exists.',
      },
      {
        text: 'Give WSL, and with it Kamiwaza, less memory: lower `memory` in `.wslconfig` in your Windows user folder. Leave Windows at least a quarter of the RAM. On a PC with 8 GB, give at most 6 GB.',
        commands: [{language: 'ini', code: '[wsl2]\nmemory=6GB', platform: 'windows'}],
      },
      shutdown,
      {
        text: 'Start the platform again.',
        commands: [powershell('wsl -d kamiwaza -- kamiwaza start')],
      },
    ],
    verify: {
      text: 'The instance starts, and the command shows its memory.',
      commands: [powershell('wsl -d kamiwaza -- free -h')],
    },
    sources: [
      kamiwazaPage('WSL memory allocation and processors', `${PAGE}#memory`),
      {title: 'microsoft/WSL issue 5231', url: 'https://github.com/microsoft/WSL/issues/5231'},
      {title: 'microsoft/WSL issue 9666', url: 'https://github.com/microsoft/WSL/issues/9666'},
    ],
    page: `${PAGE}#memory`,
    sample:
      'Insufficient system resources exist to complete the requested service.\nError code: Wsl/Service/CreateInstance/CreateVm/0x800705aa',
  },
  {
    id: 'wsl-winsock',
    title: 'Another network program interferes with WSL',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      {
        ...message('The attempted operation is not supported for the type of object referenced'),
        unless: ['WinError', 'Errno'],
      },
      {...variant('0x8007273d'), code: true},
    ],
    cause:
      'A VPN client, a proxy program or a game accelerator has changed the network layer of Windows (Winsock) in a way that WSL cannot use.',
    steps: [
      {
        text: 'In PowerShell as administrator, reset this layer. You may have to reinstall the programs that changed it.',
        commands: [powershell('netsh winsock reset')],
      },
      {text: 'Restart the computer.'},
      {
        text: 'If the error occurs again, update the VPN or proxy program, or exclude `wsl.exe` in it.',
      },
    ],
    verify: {text: 'The instance starts.', commands: [powershell('wsl -d kamiwaza -- true')]},
    sources: [
      {title: 'microsoft/WSL issue 9331', url: 'https://github.com/microsoft/WSL/issues/9331'},
      {title: 'microsoft/WSL issue 4405', url: 'https://github.com/microsoft/WSL/issues/4405'},
    ],
    sample:
      'The attempted operation is not supported for the type of object referenced.\nError code: Wsl/Service/0x8007273d',
  },
  {
    id: 'wsl-network-setup',
    title: 'WSL cannot set up its network',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('Failed to configure network (networkingMode'),
      variant('CreateVm/ConfigureNetworking/'),
      variant('Failed to configure network'),
      variant('falling back to networkingMode'),
    ],
    cause:
      'The network service of Windows (HNS) could not create the virtual network of WSL. Leftovers of another virtualization program, a missing Windows feature or a disabled service are the usual reasons; the code at the end of the line tells them apart.',
    steps: [
      {
        text: 'In PowerShell as administrator, restart the network service of Windows, then WSL. This stops everything that runs in WSL, Kamiwaza included.',
        commands: [powershell('Restart-Service hns'), powershell('wsl --shutdown')],
      },
      {
        text: 'Turn on the features that WSL 2 needs, and restart the computer.',
        commands: [
          powershell(
            'dism.exe /online /enable-feature /featurename:VirtualMachinePlatform /all /norestart',
          ),
        ],
      },
      {
        text: 'Code `0x80070422` means a disabled service. In PowerShell as administrator, allow Internet Connection Sharing.',
        commands: [powershell('Set-Service SharedAccess -StartupType Manual')],
      },
      {
        text: 'If code `0x80041002` appears after an installation of VMware, repair or remove its network bridge.',
      },
    ],
    verify: {
      text: 'The instance starts without the message and has an address.',
      commands: [powershell('wsl -d kamiwaza -- ip -4 addr')],
    },
    sources: [
      {title: 'microsoft/WSL issue 12022', url: 'https://github.com/microsoft/WSL/issues/12022'},
      {title: 'microsoft/WSL issue 12074', url: 'https://github.com/microsoft/WSL/issues/12074'},
      {title: 'microsoft/WSL issue 12645', url: 'https://github.com/microsoft/WSL/issues/12645'},
    ],
    sample:
      'Failed to configure network (networkingMode Nat). To disable networking, set `wsl2.networkingMode=None` in C:\\Users\\USER\\.wslconfig\nError code: Wsl/Service/CreateInstance/CreateVm/ConfigureNetworking/HNS/0x80041002',
  },
  {
    id: 'wsl-disk-missing',
    title: 'The virtual disk of an instance is missing',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('Failed to attach disk', 'to WSL2: The system cannot find the file specified'),
      variant('MountVhd/HCS/ERROR_FILE_NOT_FOUND'),
      variant('MountVhd/ERROR_FILE_NOT_FOUND'),
      {...variant("Failed to attach disk '", 'system.vhd'), specific: "Failed to attach disk '"},
      variant('AttachDisk', 'ERROR_FILE_NOT_FOUND'),
      variant('MountVhd', 'ERROR_PATH_NOT_FOUND'),
      variant('ext4.vhdx', 'cannot find the file'),
    ],
    cause:
      'Windows does not find the file that WSL tries to mount. The name in the message tells which one: `system.vhd` belongs to WSL itself and can be lost in an update; `ext4.vhdx` is an instance with all its data.',
    steps: [
      {
        text: 'For `system.vhd`, install WSL again. The instances stay. If the command says that WSL is current, run the MSI file of the latest release from [microsoft/WSL](https://github.com/microsoft/WSL/releases). Do not remove the instance for this.',
        commands: [powershell('wsl --update --web-download')],
      },
      {
        text: 'For `ext4.vhdx`, look for the file before anything else, for example on a drive that is not connected.',
      },
      {
        text: 'Only if `ext4.vhdx` is lost, remove the registration, and install the instance again. This deletes all data of the instance.',
        commands: [powershell('wsl --unregister <distro>')],
      },
    ],
    verify: {text: 'The instance starts.', commands: [powershell('wsl -d kamiwaza -- true')]},
    sources: [
      {title: 'microsoft/WSL issue 11288', url: 'https://github.com/microsoft/WSL/issues/11288'},
      {title: 'microsoft/WSL issue 11246', url: 'https://github.com/microsoft/WSL/issues/11246'},
      {title: 'microsoft/WSL issue 10858', url: 'https://github.com/microsoft/WSL/issues/10858'},
    ],
    page: `${PAGE}#remove`,
    sample:
      "Failed to attach disk 'C:\\Program Files\\WSL\\system.vhd' to WSL2: The system cannot find the file specified.\nError code: Wsl/Service/CreateInstance/CreateVm/MountVhd/HCS/ERROR_FILE_NOT_FOUND",
  },
  {
    id: 'wsl-disk-in-use',
    title: 'Another program on Windows uses the virtual disk',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('Failed to attach disk', 'because it is being used by another process'),
      variant('MountVhd/HCS/ERROR_SHARING_VIOLATION'),
      variant('MountDisk/HCS/ERROR_SHARING_VIOLATION'),
      variant('Wsl/Service', 'ERROR_SHARING_VIOLATION'),
      variant('MountVhd/0x80070020'),
    ],
    contradicts: ['--unregister'],
    cause:
      'WSL needs exclusive access to the file with the instance. The file is still mounted as a drive, or a backup program, a virus scanner or a WSL process that did not exit has it open.',
    steps: [
      shutdown,
      {
        text: 'In PowerShell as administrator, detach the file. The message names its path.',
        commands: [powershell('Dismount-DiskImage -ImagePath <path>\\ext4.vhdx')],
      },
      {
        text: 'If the disk was attached with `wsl --mount`, detach it with WSL. Without a path, the command detaches all such disks.',
        commands: [powershell('wsl --unmount')],
      },
      {
        text: 'Restart Windows. If the error returns, exclude the file from the backup program and the virus scanner.',
      },
    ],
    verify: {text: 'The instance starts.', commands: [powershell('wsl -d kamiwaza -- true')]},
    sources: [
      {title: 'microsoft/WSL issue 9883', url: 'https://github.com/microsoft/WSL/issues/9883'},
      {title: 'microsoft/WSL issue 12271', url: 'https://github.com/microsoft/WSL/issues/12271'},
      {title: 'microsoft/WSL issue 14434', url: 'https://github.com/microsoft/WSL/issues/14434'},
    ],
    sample:
      "Failed to attach disk 'E:\\Linux\\ext4.vhdx' to WSL2: The process cannot access the file because it is being used by another process.\nError code: Wsl/Service/CreateInstance/MountVhd/HCS/ERROR_SHARING_VIOLATION",
  },
  {
    id: 'wsl-disk-protected',
    title: 'The drive with the virtual disk is write-protected',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('Failed to attach disk', 'The media is write protected'),
      variant('MountVhd/HCS/0x80070013'),
      variant('Wsl/Service', '0x80070013'),
    ],
    contradicts: ['--unregister'],
    cause:
      'Windows cannot write to the drive with the file of the instance. A solid-state disk can switch to read-only when it is worn or faulty. WSL itself is fine.',
    steps: [
      {
        text: 'See whether the drive is read-only, and whether Windows reports it as healthy.',
        commands: [
          powershell('Get-Disk | Format-Table Number, FriendlyName, IsReadOnly, HealthStatus'),
        ],
      },
      {
        text: 'Copy the file to another drive before you change anything.',
        commands: [powershell('Copy-Item <path>\\ext4.vhdx <new-path>\\ext4.vhdx')],
      },
      {
        text: 'If the drive is healthy and only marked read-only, clear that mark in PowerShell as administrator.',
        commands: [powershell('Set-Disk -Number <number> -IsReadOnly $false')],
      },
      {
        text: 'If the drive is faulty, use the copy under a new name, and replace the drive.',
        commands: [powershell('wsl --import-in-place <new-name> <new-path>\\ext4.vhdx')],
      },
    ],
    verify: {text: 'The instance starts.', commands: [powershell('wsl -d kamiwaza -- true')]},
    sources: [
      {title: 'microsoft/WSL issue 12622', url: 'https://github.com/microsoft/WSL/issues/12622'},
      {
        title: 'Microsoft: Basic commands for WSL',
        url: 'https://learn.microsoft.com/en-us/windows/wsl/basic-commands',
      },
    ],
    sample:
      "Failed to attach disk '\\\\?\\G:\\instances\\ext4.vhdx' to WSL2: The media is write protected.\nError code: Wsl/Service/CreateInstance/MountVhd/HCS/0x80070013",
  },
  {
    id: 'wsl-list-unreachable',
    title: 'Windows cannot fetch the list of distributions',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('Failed to fetch the list distribution from'),
      variant('Wsl/WININET_E_'),
      variant('Wsl/InstallDistro/WININET_E_'),
      {...variant('Wsl/', '0x80072ee7'), specific: '0x80072ee7'},
      {...variant('Wsl/', '0x80072efd'), specific: '0x80072efd'},
    ],
    cause:
      'Before it installs or lists anything, `wsl` loads a list from `raw.githubusercontent.com`. A firewall, a proxy, the name server or an outage of that site prevents this. The end of the line says how.',
    steps: [
      {
        text: 'Test the address on its own.',
        commands: [
          powershell(
            'Invoke-WebRequest -UseBasicParsing https://raw.githubusercontent.com/microsoft/WSL/master/distributions/DistributionInfo.json',
          ),
        ],
      },
      {
        text: 'If it fails, allow the address in the firewall or the proxy, or wait. `--web-download` needs the same list.',
      },
      {
        text: 'Or download the file of the distribution on another machine, and install it without the list. Older versions of WSL do not have this option.',
        commands: [powershell('wsl --install --from-file <file>.wsl')],
      },
      {
        text: 'With an older WSL, import an archive of the root file system instead.',
        commands: [powershell('wsl --import <name> <directory> <file>.tar.gz')],
      },
    ],
    verify: {text: 'The list appears.', commands: [powershell('wsl --list --online')]},
    sources: [
      {title: 'microsoft/WSL issue 9450', url: 'https://github.com/microsoft/WSL/issues/9450'},
      {title: 'microsoft/WSL issue 10954', url: 'https://github.com/microsoft/WSL/issues/10954'},
      {title: 'microsoft/WSL issue 13336', url: 'https://github.com/microsoft/WSL/issues/13336'},
      {
        title: 'Microsoft: Basic commands for WSL',
        url: 'https://learn.microsoft.com/en-us/windows/wsl/basic-commands',
      },
    ],
    page: `${PAGE}#enable-wsl`,
    sample:
      "Failed to fetch the list distribution from 'https://raw.githubusercontent.com/microsoft/WSL/master/distributions/DistributionInfo.json'. A connection with the server could not be established\nError code: Wsl/InstallDistro/WININET_E_CANNOT_CONNECT",
  },
  {
    id: 'wsl-service-disabled',
    title: 'The WSL service is disabled',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message(
        'The service cannot be started',
        'because it has no enabled devices associated with it',
      ),
      variant('The service cannot be started because it is disabled'),
      variant('Wsl/0x80070422'),
    ],
    cause:
      'The Windows service behind `wsl` is set to **Disabled**, by hand, by a cleanup tool, or by a company policy.',
    steps: [
      {
        text: 'In PowerShell as administrator, allow the service to start. On older systems its name is `LxssManager`.',
        commands: [powershell('Set-Service WSLService -StartupType Manual')],
      },
      {text: 'Start the service.', commands: [powershell('Start-Service WSLService')]},
      {text: 'If access is denied, ask your administrator: your company has disabled the service.'},
    ],
    verify: {text: 'WSL prints its status.', commands: [powershell('wsl --status')]},
    sources: [
      {title: 'microsoft/WSL issue 11336', url: 'https://github.com/microsoft/WSL/issues/11336'},
      {title: 'microsoft/WSL issue 3815', url: 'https://github.com/microsoft/WSL/issues/3815'},
    ],
    sample:
      'The service cannot be started, either because it is disabled or because it has no enabled devices associated with it.\nError code: Wsl/0x80070422',
  },
  {
    id: 'wsl-disk-compressed',
    title: 'The virtual disk of an instance is compressed or encrypted',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('could not be completed due to a virtual disk system limitation'),
      variant(
        'Virtual hard disk files must be uncompressed and unencrypted and must not be sparse',
      ),
      {...variant('0xc03a001a'), code: true},
    ],
    cause:
      'Windows compresses or encrypts the folder of the instance. WSL cannot use such a virtual disk.',
    steps: [
      shutdown,
      {
        text: 'Open the properties of the folder with `ext4.vhdx`, then **Advanced**, and clear **Compress contents** and **Encrypt contents**, for this folder only.',
      },
      {
        text: 'Then clear both for the file itself, in PowerShell in that folder.',
        commands: [powershell('compact /u ext4.vhdx'), powershell('cipher /d ext4.vhdx')],
      },
    ],
    verify: {text: 'The instance starts.', commands: [powershell('wsl -d kamiwaza -- true')]},
    sources: [
      MICROSOFT,
      {title: 'microsoft/WSL issue 4103', url: 'https://github.com/microsoft/WSL/issues/4103'},
    ],
    sample:
      'The requested operation could not be completed due to a virtual disk system limitation. Virtual hard disk files must be uncompressed and unencrypted and must not be sparse.',
  },
  {
    id: 'wsl-register-failed',
    title: 'The instance could not be registered',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    role: 'symptom',
    follows: [
      'wsl-virtualization-off',
      'wsl-feature-missing',
      'wsl-system-drive',
      'wsl-not-installed',
      'wsl-service-disabled',
    ],
    messages: [message('WslRegisterDistribution failed with error:')],
    cause:
      'The first start of an instance failed with the code at the end of the message. The code gives the reason.',
    steps: [
      {
        text: "Look up the code, which begins with `0x`, under [Windows and WSL errors](/errors/windows) and in Microsoft's documentation.",
      },
      {
        text: 'Update WSL, and try again.',
        commands: [powershell('wsl --update')],
      },
      {
        text: 'If Windows features have changed since the computer last started, restart it.',
      },
    ],
    verify: {text: 'The instance is in the list.', commands: [powershell('wsl --list --verbose')]},
    sources: [MICROSOFT],
    page: `${PAGE}#troubleshooting`,
    sample:
      'WslRegisterDistribution failed with error: 0x80004005\nError: 0x80004005 Unspecified error',
  },
  {
    id: 'wsl-unexpected',
    title: 'The WSL service failed',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    role: 'symptom',
    follows: ['wsl-memory', 'wsl-network-setup', 'wsl-disk-missing'],
    messages: [
      message('Wsl/Service/E_UNEXPECTED'),
      message('Wsl/Service/CreateInstance/E_UNEXPECTED'),
      variant('Wsl/CallMsi/Install/E_UNEXPECTED'),
      hint('Catastrophic failure'),
      variant('Catastrophic failure', 'Wsl/'),
      variant('Wsl/', 'E_UNEXPECTED'),
      variant('REGDB_E_CLASSNOTREG'),
      variant('Wsl/Service/CreateInstance/E_FAIL'),
      variant('Wsl/Service/CreateInstance/0x80040326'),
      variant('Wsl/Service/CreateInstance/CreateVm/E_INVALIDARG'),
      variant('Wsl/Service/CreateInstance/CreateVm/HCS/ERROR_PATH_NOT_FOUND'),
      variant('Wsl/Service/CreateInstance/CreateVm/HCS/ERROR_FILE_NOT_FOUND'),
      // Codes of other faults start like this, too.
      hint('Wsl/Service/'),
      hint('Wsl/InstallDistro/'),
      hint('Wsl/CallMsi/'),
    ],
    cause:
      'WSL gives this code for faults that have no code of their own, often after sleep, after an update, or when the disk of the instance is damaged or on another drive.',
    steps: [
      {
        text: 'Restart WSL. This stops everything that runs in it, Kamiwaza included.',
        commands: [powershell('wsl --shutdown')],
      },
      {
        text: 'If that hangs, restart the WSL service in PowerShell as administrator.',
        commands: [powershell('Restart-Service WSLService -Force')],
      },
      {text: 'Update WSL.', commands: [powershell('wsl --update')]},
      {
        text: 'Check whether other instances start. If only one fails, export its data before you try anything else with it.',
        commands: [powershell('wsl --export <distro> <file>.tar')],
      },
    ],
    verify: {text: 'The instance starts.', commands: [powershell('wsl -d kamiwaza -- true')]},
    sources: [
      {title: 'microsoft/WSL issue 9490', url: 'https://github.com/microsoft/WSL/issues/9490'},
      {title: 'microsoft/WSL issue 13159', url: 'https://github.com/microsoft/WSL/issues/13159'},
      {title: 'microsoft/WSL issue 40450', url: 'https://github.com/microsoft/WSL/issues/40450'},
    ],
    page: `${PAGE}#troubleshooting`,
    sample: 'Catastrophic failure\nError code: Wsl/Service/E_UNEXPECTED',
  },

  {
    id: 'wsl-vm-timeout',
    title: 'The WSL virtual machine does not respond',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('HCS_E_CONNECTION_TIMEOUT'),
      message('a response was not received from the virtual machine or container'),
      {...variant('0x80370109'), code: true},
    ],
    cause:
      'Windows started the virtual machine, but its Linux kernel did not report in time: a wrong path in `.wslconfig`, a feature of Windows that is off, a damaged virtual disk, or a machine under heavy load.',
    steps: [
      shutdown,
      {text: 'Update WSL.', commands: [powershell('wsl --update')]},
      {
        text: 'Check `.wslconfig` in your user folder: paths need double backslashes, and a custom kernel must be compatible. For a test, rename the file.',
        commands: [powershell('Rename-Item "$env:USERPROFILE\\.wslconfig" .wslconfig.off')],
      },
      {
        text: 'In PowerShell as administrator, see whether the Virtual Machine Platform is enabled.',
        commands: [
          powershell('Get-WindowsOptionalFeature -Online -FeatureName VirtualMachinePlatform'),
        ],
      },
      {text: 'Restart Windows.'},
    ],
    verify: {
      text: 'The command prints a line that begins with `Linux`.',
      commands: [powershell('wsl -- uname -a')],
    },
    sources: [
      {title: 'microsoft/WSL issue 9793', url: 'https://github.com/microsoft/WSL/issues/9793'},
      {title: 'microsoft/WSL issue 10196', url: 'https://github.com/microsoft/WSL/issues/10196'},
      {title: 'microsoft/WSL issue 41346', url: 'https://github.com/microsoft/WSL/issues/41346'},
    ],
    sample:
      'The operation timed out because a response was not received from the virtual machine or container.\nError code: Wsl/Service/CreateInstance/CreateVm/HCS_E_CONNECTION_TIMEOUT',
  },
  {
    id: 'wsl-name-exists',
    title: 'A WSL instance with this name exists',
    component: 'wsl',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('A distribution with the supplied name already exists'),
      variant('RegisterDistro/ERROR_ALREADY_EXISTS'),
      variant('WslRegisterDistribution failed with error: 0x800700b7'),
      variant('WslRegisterDistribution failed with error: 0x80070050'),
    ],
    cause:
      'An instance was installed or imported under the same name earlier, perhaps by an installation that did not finish.',
    steps: [
      {text: 'List the instances.', commands: [powershell('wsl --list --verbose')]},
      {
        text: 'Use the existing instance if it is the one you want.',
        commands: [powershell('wsl -d <name>')],
      },
      {text: 'Or install the new one under another name with `--name`.'},
      {
        text: 'Remove the old instance only if nobody needs its files, because unregistering deletes them. Export it first.',
        commands: [
          powershell('wsl --export <name> <file>.tar'),
          powershell('wsl --unregister <name>'),
        ],
      },
    ],
    verify: {
      text: 'The instance is in the list.',
      commands: [powershell('wsl --list --verbose')],
    },
    sources: [
      {title: 'microsoft/WSL issue 12950', url: 'https://github.com/microsoft/WSL/issues/12950'},
      {title: 'microsoft/WSL issue 9414', url: 'https://github.com/microsoft/WSL/issues/9414'},
    ],
    sample:
      'A distribution with the supplied name already exists. Use --name to chose a different name.\nError code: Wsl/InstallDistro/Service/RegisterDistro/ERROR_ALREADY_EXISTS',
  },
  {
    id: 'wsl-render-group',
    title: 'Your user has no access to the graphics card',
    component: 'wsl',
    platforms: ['wsl'],
    kamiwaza: true,
    messages: [
      {
        ...message('/dev/dri/render', 'Permission denied'),
        unless: VIDEO_DRIVER,
      },
      {
        ...variant('Permission denied', '/dev/dri/render'),
        unless: VIDEO_DRIVER,
      },
    ],
    cause:
      'The device file of the card belongs to the `render` group. Your user is not in it, or the session began before you joined it.',
    steps: [
      {
        text: 'Add your user to the group.',
        commands: [bash('sudo usermod -a -G render $USER')],
      },
      {
        text: 'Activate the group in this terminal. Other terminals have it after you log in again.',
        commands: [bash('newgrp render')],
      },
      {
        text: 'With Intel oneAPI, load its variables again.',
        commands: [bash('source /opt/intel/oneapi/setvars.sh')],
      },
    ],
    verify: {
      text: '`render` is among the groups, and for an Intel card `clinfo` shows its name.',
      commands: [bash('id -nG'), bash('clinfo | grep "Device Name"')],
    },
    sources: [kamiwazaPage('Intel Arc', `${PAGE}#gpu-intel`)],
    page: `${PAGE}#gpu-intel`,
    sample: 'failed to open /dev/dri/renderD128: Permission denied',
  },
  {
    id: 'wsl-oneapi-missing',
    title: 'The Intel oneAPI tools are not found',
    component: 'wsl',
    platforms: ['wsl'],
    kamiwaza: true,
    messages: [
      message('icpx: command not found'),
      variant('icx: command not found'),
      variant('sycl-ls: command not found'),
      variant('/opt/intel/oneapi/setvars.sh: No such file or directory'),
    ],
    cause:
      'The oneAPI variables are not loaded in this terminal, or the `intel-basekit` package is not installed.',
    steps: [
      {
        text: 'In WSL, load the variables. Every new terminal needs this.',
        commands: [on('wsl', bash('source /opt/intel/oneapi/setvars.sh'))],
      },
      {
        text: "If the file is missing, add Intel's package repository as under [Intel Arc](/installation/windows_installation#gpu-intel), and install the package.",
        commands: [on('wsl', bash('sudo apt install -y intel-opencl-icd intel-basekit'))],
      },
    ],
    verify: {
      text: 'Your card is in the list.',
      commands: [on('wsl', bash('sycl-ls'))],
    },
    sources: [kamiwazaPage('Intel Arc', `${PAGE}#gpu-intel`)],
    page: `${PAGE}#gpu-intel`,
    sample: 'bash: icpx: command not found',
  },
  {
    id: 'windows-line-endings',
    title: 'A script has Windows line endings',
    component: 'wsl',
    platforms: ['wsl', 'linux', 'macos'],
    kamiwaza: false,
    messages: [
      message("\\r': No such file or directory"),
      message("$'\\r': command not found"),
      variant('\\r: No such file or directory'),
      variant('^M: bad interpreter'),
    ],
    cause:
      'Windows ends a line with two characters, Linux with one. Linux treats the first of the two as part of the name and looks for a program `bash\\r`. An editor on Windows or Git for Windows wrote the file that way.',
    steps: [
      {
        text: 'Convert the script. The original stays as `<script>.bak`.',
        commands: [
          on('linux', bash("sed -i.bak 's/\\r$//' <script>")),
          on('wsl', bash("sed -i.bak 's/\\r$//' <script>")),
          on('macos', bash("perl -pi.bak -e 's/\\r$//' <script>")),
        ],
      },
      {
        text: 'Let Git keep Linux line endings, then clone the repository again, into a new directory.',
        commands: [bash('git config --global core.autocrlf input')],
      },
      {text: 'Clone inside WSL, not on Windows under `/mnt/c`.'},
    ],
    verify: {
      text: 'The output does not mention `CRLF`.',
      commands: [bash('file <script>')],
    },
    sources: [
      {
        title: 'pyenv/pyenv-installer issue 100',
        url: 'https://github.com/pyenv/pyenv-installer/issues/100',
      },
      {
        title: 'microsoft/WSL2-Linux-Kernel issue 133',
        url: 'https://github.com/microsoft/WSL2-Linux-Kernel/issues/133',
      },
      {
        title: 'GitHub: Configuring Git to handle line endings',
        url: 'https://docs.github.com/en/get-started/git-basics/configuring-git-to-handle-line-endings',
      },
    ],
    sample: "$ ./setup.sh\n/usr/bin/env: 'bash\\r': No such file or directory",
  },
];
