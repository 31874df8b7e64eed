import {hint, message, powershell, variant} from './define.ts';
import type {KnownError} from './types.ts';

const MSI_CODES = {
  title: 'Microsoft: MsiExec.exe error messages',
  url: 'https://learn.microsoft.com/en-us/windows/win32/msi/error-codes',
};

/** Windows outside of WSL: PowerShell and Windows Installer, which runs MSI files. */
export const windowsErrors: readonly KnownError[] = [
  {
    id: 'powershell-scripts-disabled',
    title: 'PowerShell refuses a script',
    component: 'windows',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('cannot be loaded because running scripts is disabled on this system'),
      // PowerShell breaks its messages at the width of the window.
      variant('cannot be loaded because running scripts'),
      variant('because running scripts is disabled'),
      variant('execution of scripts is disabled on this system'),
      variant('is not digitally signed. You cannot run this script on the current system'),
      variant('[], PSSecurityException'),
      hint('about_Execution_Policies'),
      hint('FullyQualifiedErrorId : UnauthorizedAccess'),
    ],
    contradicts: ['Bypass', 'Unrestricted', 'LocalMachine'],
    cause:
      'The execution policy decides which scripts PowerShell runs. On Windows 11 it allows none until somebody changes it. `RemoteSigned` allows your own scripts, and signed ones from the internet.',
    steps: [
      {
        text: 'Allow scripts in this window, until you close it. Then run the script again.',
        commands: [powershell('Set-ExecutionPolicy -Scope Process -ExecutionPolicy RemoteSigned')],
      },
      {
        text: 'To allow them for your user from now on:',
        commands: [
          powershell('Set-ExecutionPolicy -Scope CurrentUser -ExecutionPolicy RemoteSigned'),
        ],
      },
      {
        text: 'If the message says `is not digitally signed`, the script comes from the internet. Read it, and unblock it only if you trust it.',
        commands: [powershell('Unblock-File <script>.ps1')],
      },
      {
        text: 'If nothing changes, see who sets the policy. A value next to `MachinePolicy` or `UserPolicy` comes from your company: ask your administrator.',
        commands: [powershell('Get-ExecutionPolicy -List')],
      },
      {
        text: 'A virtual environment of Python also works without its `Activate.ps1`: call its Python directly.',
        commands: [powershell('& "$HOME\\kamiwaza-client\\Scripts\\python.exe" <program>.py')],
      },
    ],
    verify: {
      text: 'It prints `RemoteSigned`, and the script starts.',
      commands: [powershell('Get-ExecutionPolicy')],
    },
    sources: [
      {
        title: 'Microsoft: about_Execution_Policies',
        url: 'https://learn.microsoft.com/en-us/powershell/module/microsoft.powershell.core/about/about_execution_policies',
      },
      {
        title: 'Python: Creation of virtual environments',
        url: 'https://docs.python.org/3/library/venv.html',
      },
    ],
    sample:
      '.venv\\Scripts\\Activate.ps1 : File C:\\demo\\.venv\\Scripts\\Activate.ps1 cannot be loaded because running scripts is disabled on this system. For more information, see about_Execution_Policies at https:/go.microsoft.com/fwlink/?LinkID=135170.\n    + CategoryInfo          : SecurityError: (:) [], PSSecurityException\n    + FullyQualifiedErrorId : UnauthorizedAccess',
  },
  {
    id: 'msi-install-running',
    title: 'Another Windows installer is running',
    component: 'windows',
    platforms: ['windows'],
    kamiwaza: false,
    messages: [
      message('Another installation is already in progress. Complete that installation'),
      message(
        'Another program is being installed. Please wait until that installation is complete',
      ),
      variant('ERROR_INSTALL_ALREADY_RUNNING'),
      variant('installation success or error status: 1618'),
      variant('MainEngineThread is returning 1618'),
      hint('Error 1618'),
    ],
    cause:
      'Windows Installer runs one installation at a time (error 1618). Another one is at work, perhaps in the background for Windows Update or for the software distribution of your company, or it waits for a click in a hidden window.',
    steps: [
      {text: 'Look for open windows of other installers, and finish or cancel them.'},
      {
        text: 'See whether an installation is in progress. One `msiexec` alone may be the idle service.',
        commands: [powershell('Get-Process msiexec -ErrorAction SilentlyContinue')],
      },
      {
        text: 'Wait for updates in the background. If nothing changes, restart Windows. Do not end `msiexec` while it works: that can leave a program half installed.',
      },
      {text: 'Run the MSI again.'},
    ],
    verify: {text: 'The installer opens and gets past its first step.'},
    sources: [
      MSI_CODES,
      {
        title: 'Microsoft: _MSIExecute mutex',
        url: 'https://learn.microsoft.com/en-us/windows/win32/msi/-msiexecute-mutex',
      },
    ],
    page: '/installation/windows_installation#installer-fails',
    sample:
      'Error 1618: Another installation is already in progress. Complete that installation before proceeding with this install.',
  },
  {
    id: 'msi-failed',
    title: 'A Windows installer failed',
    component: 'windows',
    platforms: ['windows'],
    kamiwaza: false,
    role: 'symptom',
    endOnly: true,
    follows: ['wsl-register-failed', 'wsl-unexpected'],
    messages: [
      message('Installation success or error status: 1603'),
      message('MainEngineThread is returning 1603'),
      variant('Error 1603: A fatal error occurred during installation'),
      variant('Error 1603: Fatal error during installation'),
      variant('msiexec', 'code 1603'),
      variant('msiexec', 'code: 1603'),
      hint('Fatal error during installation'),
      hint('Action ended', 'Return value 3'),
    ],
    cause:
      'Windows Installer reports 1603 whenever an action fails. The log of the installation has the action and the reason.',
    steps: [
      {text: 'Restart Windows, and run the MSI again.'},
      {
        text: 'If it fails again, let it write a log. Run this in PowerShell as administrator, in the directory of the MSI.',
        commands: [powershell('msiexec /i <installer>.msi /l*v install.log')],
      },
      {
        text: 'Find the action that failed: the lines above the first hit name the reason. If Windows is in another language, search the log for 1603 instead and read upward.',
        commands: [powershell('Select-String "Return value 3" install.log -Context 20,0')],
      },
      {
        text: 'If the reason is a directory that cannot be written, check that it is not encrypted, that its drive was not made with `subst`, and that the `SYSTEM` account has **Full control** of it.',
      },
      {
        text: 'For the installer of Kamiwaza, also check [what it needs](/installation/windows_installation#before-you-start).',
      },
    ],
    verify: {
      text: 'Event Viewer, **Windows Logs**, **Application** shows the installation with error status 0.',
    },
    sources: [
      {
        title: 'Microsoft: MSI installation error 1603',
        url: 'https://learn.microsoft.com/en-us/troubleshoot/windows-server/application-management/msi-installation-error-1603',
      },
      MSI_CODES,
      {
        title: 'Microsoft: msiexec',
        url: 'https://learn.microsoft.com/en-us/windows-server/administration/windows-commands/msiexec',
      },
    ],
    page: '/installation/windows_installation#installer-fails',
    sample:
      'Windows Installer installed the product. Product Name: Demo. Product Version: 1.2.0. Product Language: 1033. Manufacturer: Example. Installation success or error status: 1603.',
  },
];
