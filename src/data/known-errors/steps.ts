import {bash, powershell} from './define.ts';
import type {Command, InstallMethod, Platform, Source, Step} from './types.ts';

/** The same command, for readers of one platform only. */
export function on(platform: Platform, command: Command): Command {
  return {...command, platform};
}

/** The same command, for one way of installing the platform on Linux. */
export function installedBy(method: InstallMethod, command: Command): Command {
  return {...command, platform: 'linux', method};
}

/** A page of this site as the source of a fact about Kamiwaza. */
export function kamiwazaPage(title: string, url: string): Source {
  return {title: `Kamiwaza: ${title}`, url};
}

/** The commands of every installation method that start the platform. */
export const START_COMMANDS: readonly Command[] = [
  installedBy('ubuntu', bash('kamiwaza start')),
  installedBy('tarball', bash('bash startup/kamiwazad.sh start')),
  on('macos', bash('bash startup/kamiwazad.sh start')),
  powershell('wsl -d kamiwaza -- kamiwaza start'),
  on('wsl', bash('kamiwaza start')),
];

/** The commands of every installation method that show whether the platform runs. */
const STATE_COMMANDS: readonly Command[] = [
  installedBy('ubuntu', bash('kamiwaza status')),
  installedBy('tarball', bash('bash startup/kamiwazad.sh doctor')),
  on('macos', bash('bash startup/kamiwazad.sh doctor')),
  powershell('wsl -d kamiwaza -- kamiwaza status'),
  on('wsl', bash('kamiwaza status')),
];

const METHODS =
  '`kamiwaza` comes with the Ubuntu package and with Windows; with a tarball, run the script in the installation directory.';

/** Shows whether the platform runs. */
export const askState: Step = {
  text: `Check that the platform is running. ${METHODS}`,
  commands: STATE_COMMANDS,
};

/** Starts the platform. */
export const startPlatform: Step = {
  text: `Start the platform if it is down. ${METHODS} The Enterprise Edition starts it as a systemd service.`,
  commands: START_COMMANDS,
};

/** Restarts Docker where systemd runs it. */
export const restartDocker: Step = {
  text: 'Restart Docker. Running containers stop.',
  commands: [
    on('linux', bash('sudo systemctl restart docker')),
    on('wsl', bash('sudo systemctl restart docker')),
  ],
};

/** Starts a container with the smallest public image, to see that Docker works. */
export const tryContainer: Step = {
  text: 'A first container starts and prints a greeting.',
  commands: [bash('docker run --rm hello-world')],
};

/**
 * Finds the program that listens on a port.
 *
 * @param port number, or a placeholder in angle brackets
 */
export function portOwner(port: string): Step {
  return {
    text: `Find the program that listens on port ${port}.`,
    commands: [
      on('linux', bash(`sudo lsof -nP -iTCP:${port} -sTCP:LISTEN`)),
      on('macos', bash(`sudo lsof -nP -iTCP:${port} -sTCP:LISTEN`)),
      on('wsl', bash(`sudo lsof -nP -iTCP:${port} -sTCP:LISTEN`)),
      powershell(
        `Get-NetTCPConnection -LocalPort ${port} -State Listen -ErrorAction SilentlyContinue`,
      ),
    ],
  };
}

/** Shows free space of all file systems. */
export const freeSpace: Step = {
  text: 'See which file system is full.',
  commands: [bash('df -h'), powershell('Get-PSDrive -PSProvider FileSystem')],
};

/** Frees space without touching containers: those of a platform that a full disk has stopped stay. */
export const removeImages: Step = {
  text: 'Remove images that have no name and that no container uses. Containers and volumes stay.',
  commands: [bash('docker image prune')],
};

/** The source of `growVolume`. */
export const LVEXTEND: Source = {
  title: 'Linux: lvextend(8)',
  url: 'https://man7.org/linux/man-pages/man8/lvextend.8.html',
};

/** Gives the rest of the disk to the file system of Ubuntu: its installer may leave half of it unused. */
export const growVolume: Step = {
  text: "If `df` shows `ubuntu--vg-ubuntu--lv`, Ubuntu's installer may have left a part of the disk unused. The **VFree** column shows how much. The second command adds that part to the file system. Data stays.",
  commands: [
    on('linux', bash('sudo vgs')),
    on('linux', bash('sudo lvextend -r -l +100%FREE /dev/ubuntu-vg/ubuntu-lv')),
  ],
};

/** Opens the log of a model's container. */
export const viewLogs: Step = {
  text: 'In Advanced Mode, open **View logs** in the row of the deployment and read the last lines.',
};
