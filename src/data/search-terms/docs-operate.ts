import type {SearchTerms} from './types.ts';

/** Search terms for the sections of the docs on operating the platform. */
export const operateTerms: SearchTerms = {
  '/operate/accounts-and-tokens': {
    secure:
      'hardening, who can reach it, without login, forgot password, reset the password, what to secure before going live, expose to the internet, is login required, safe to share, who can deploy, lock down the server, default login is public, first security steps, protect the API, security certification, SOC 2 or ISO 27001, security audit, security, change the password, admin password',
    rights:
      'add a user, create an account, groups, roles, permissions, who may do what, organization, user management, invite, multi-user, admin rights, give a colleague access, new employee, access control, remove a user, least privilege, share the platform with a team, separate tenants, customers on one installation, create logins',
    'interface-ui': 'manage users in the browser, Admin screen for accounts',
    'interface-python':
      'create a user with a script, create_local_user example, role for deploying models',
    tokens:
      'API key, bearer token, JWT, expiry, session length, access token, refresh a token, how long is a token valid, use a token with curl, cookie, authenticate a script, service account login, login for programs, long-lived key for scripts, key instead of user name and password, length of a login session, how long does a session last, session timeout, idle timeout, log out idle users',
    'interface-curl-2': 'log in with curl, fetch a token on the command line, 401 with curl',
    'identity-provider':
      'SSO, single sign-on, LDAP, SAML, OAuth, Okta, Azure AD, Active Directory, OIDC, corporate login, company accounts, smart card login, CAC or PIV card, connect SAML, connect our single sign-on',
    troubleshooting:
      'login fails, 401, wrong password, session expired, No authenticator provided, TypeError when creating users, cannot log in, cant log in, credentials rejected, unauthorized, access refused by the API, not logged in after an hour, login expires, 401 after some time, logged out by itself, suddenly unauthorized',
  },
  '/operate/backup': {
    'before-you-start':
      'downtime for a backup, is a backup secret, backup window, room for a backup, when to back up, protect the backup file',
    make: 'copy the data, save everything, backup database, save before an update, export, copy to another disk, disk image, disaster recovery, protect against data loss, clone the server, backup procedure, scheduled backup, what to save before wiping the disk, keep my settings, save settings before reinstalling',
    'platform-ubuntu': 'snapshot of an Ubuntu host, image of the disk',
    'platform-macos': 'Time Machine, save the Mac',
    'platform-windows':
      'wsl --export, save the WSL instance as a file, tar file of WSL, move WSL to another disk',
    'platform-enterprise': 'back up all nodes, snapshot of a cluster',
    check:
      'test a backup, restore test, is the backup good, prove that the backup works, recovery drill',
    restore:
      'bring back a backup, recover after a crash, restore to another machine, replacement server, how do I restore, disk died, bare metal recovery, restore one database',
    'restore-image': 'restore a snapshot, roll back a virtual machine, restore a Mac',
    'restore-windows':
      'wsl --import, move to another PC, new laptop, bring the WSL instance back, restore after reinstalling Windows',
    what: 'which files to save, which data matter, what is lost, which folders to back up, database files, model files, where are secrets stored, does it contain certificates, do models belong in the backup, vectors and catalog, what must I keep, critical data, nightly backup, folders for the backup software, which directories to save, backup file list',
    directories:
      'where is everything stored, data folder, certificate path, configuration path, file locations, environment file, env.sh, log folder, config folder, token directory, where are settings saved, where is user data stored, which folder is what, where is the environment file, where is the configuration file, where does the installer put things, files of the installation',
    'platform-windows-2':
      'AppData folder, where is Kamiwaza on drive C, files of WSL in Explorer, where does Windows keep the data',
    'platform-enterprise-2': '/etc and /opt folders, config files of a cluster',
  },
  '/operate/certificates': {
    'browser-warning':
      'not secure, your connection is not private, NET::ERR_CERT, invalid certificate, warning: potential security risk ahead, red padlock, verify the fingerprint, continue to localhost unsafe, Advanced proceed, ERR_CERT_AUTHORITY_INVALID, is it safe to continue, scanner flags the certificate, is a self-signed certificate normal, self-signed',
    'own-certificate':
      'replace the certificate, company certificate, install my own certificate, own CA certificate, certificate of our company CA, wildcard certificate, nginx in front, custom domain, Lets Encrypt',
    expiry:
      'certificate expired, renew the certificate, how long is the certificate valid, rotate certificates, validity of the certificate, NET::ERR_CERT_DATE_INVALID',
    sdk: 'SSL error in Python, CERTIFICATE_VERIFY_FAILED, verify=False, CA bundle, turn off the SSL check, trust a CA in Python, InsecureRequestWarning, untrusted certificate in a program, client accepts the self-signed certificate, certificate error in Python',
    encrypted:
      'is traffic encrypted, TLS, plain HTTP, https or http, encryption in transit, is my prompt encrypted, which ports are plain text, compliance of connections, where does TLS end, can somebody read the traffic',
    '': 'self-signed certificate',
  },
  '/operate/cheat-sheet': {
    '': 'all commands on one page, printable command list, one-page summary for admins',
    'platform-ubuntu': 'Ubuntu commands at a glance, command list for the deb package',
    'platform-tarball': 'kamiwazad.sh commands, command list for the tarball',
    'platform-macos': 'Mac commands at a glance, command list for a Mac',
    'platform-windows': 'Windows commands at a glance, PowerShell command list, wsl commands',
    'platform-enterprise':
      'cluster commands at a glance, systemctl overview, admin commands for a cluster',
    addresses:
      'URLs, web address, API address, which URL do I open, link to the web UI, all addresses in short, bookmark list of URLs',
    ports: 'port list, port overview to print, port numbers in short, ports on one page',
    sdk: 'common SDK calls, snippets, Python one-liners, most used calls, short list of methods',
  },
  '/operate/logs': {
    diagnosis:
      'doctor, health check, check the system, check GPU, health report, system check, self test, first aid, platform is sick, diagnose the installation, is everything healthy, it doesnt work, check that everything is healthy, platform does not work, order of checks on a host, order of checks in an outage',
    'platform-windows': 'check WSL health, diagnosis on Windows, GPU status on Windows',
    'platform-enterprise': 'journal of a node, which unit failed',
    'log-files':
      'where are the logs, where are logs written, journalctl, log location, log directory, Windows logs, path of the log files, read the log, error log, latest log file, installer log location, log rotation, logrotate, delete old logs',
    'one-service':
      'container logs, Docker logs, service log, tail a log, follow a log, log of one container, log of Traefik, log of Milvus, log of the API, stdout of a service, docker logs command',
    'platform-windows-2': 'AppData logs, Windows log folder, installer log on Windows',
    'platform-enterprise-2': 'logs of a cluster node, /opt log folder',
    'model-logs':
      'engine output, container log, why did the model stop, logs of a deployment, which log for a model, log of the engine, container of a model',
    'api-health':
      'Ray health, health of all models, serving status by curl, Ray log, health check with curl, HTTP health endpoint, monitor from the command line, is the service healthy by curl, liveness check, uptime monitor, is the API alive',
    ticket:
      'contact support, what support needs, bug report, which information to send, Docker version, steps to reproduce, send logs to support, email support, collect logs for support, what to send to support, collect diagnostics, log archive, save the output of doctor, remove secrets from logs',
    troubleshooting: 'container restarts again and again',
  },
  '/operate/ports-and-firewall': {
    ports:
      'which ports, port list, port numbers, 443, 7777, 61100, 51100, port of the API, port of the web UI, model port range, ports for the network team, TCP ports, ports to open for users, apps ports, port for the API from outside, port 443, which ports must be open, ports to open in the firewall',
    firewall:
      'open a port, ufw, Windows firewall, restrict access, block, allow other machines, firewalld, open 443, close 7777, netsh, allow one machine, LAN, expose a model to one server, make the UI reachable, limit who can call a model, reach the web UI from other machines, open the firewall for the LAN',
    'platform-ubuntu': 'ufw rules, Docker bypasses ufw',
    'platform-macos': 'macOS firewall by program',
    limit:
      'allow 443 for one address, IP allowlist, whitelist an IP, only administrators reach the web UI, DOCKER-USER rule, iptables rules for published ports, ufw does not block Docker ports, restrict by source address, block a port that Docker publishes, keep iptables rules after a reboot',
    'platform-windows':
      'Windows Defender firewall rule, block 7777 on Windows, inbound rule in PowerShell',
    'platform-enterprise': 'firewall between nodes, ports inside the cluster, border firewall',
    check:
      'is the port open, test from another machine, is the API closed to others, verify firewall rules, test reachability with curl, connection timeout expected, does the firewall work, curl from outside',
    'find-the-program':
      'port in use, address already in use, what listens on a port, listening process, which process, lsof, netstat, port conflict, already in use, occupied port, what uses port 443, free a port, bind failed, EADDRINUSE, another web server is running',
    'platform-windows-2':
      'reserved port range on Windows, process on a port in PowerShell, excluded port range',
    troubleshooting:
      'cannot reach from another machine, unreachable, port taken, remote access, opens only on the host, LAN access, other computer cannot connect, browser cannot connect, works locally only, connection timed out, colleagues cannot open the page, phone cannot open the web UI, open the page of a Windows PC from another laptop, model does not answer on another computer',
  },
  '/operate/start-and-stop': {
    'platform-ubuntu':
      'start the service on Ubuntu, restart on Ubuntu, stop the service on Linux, service runs after installation',
    'platform-tarball':
      'start after a tarball installation, no stop command, kamiwazad.sh start, stop without a command',
    'platform-macos':
      'start on a Mac, stop on a Mac, Docker Desktop first, start after rebooting the Mac',
    'platform-windows':
      'start on Windows, stop on Windows, restart on Windows, run in PowerShell, start from Windows Terminal',
    'platform-enterprise':
      'restart a node, systemd unit name, start the cluster, service on each node',
    check:
      'platform up, status, how do I see it is up, is the server alive, platform reachable, did it start, how long does the first start take, first start takes many minutes',
    commands:
      'start, stop, restart, service command, systemctl, reboot, autostart, kamiwazad.sh, daemon, start at boot, start by itself, shut down, tray, status command, turn the platform off, bring the platform up, command line tool, command line options, Kamiwaza CLI, subcommands',
    troubleshooting:
      'does not start, fails to start, permission denied Docker, service will not come up, platform is down, starts but no page, port busy at startup, start by itself after a reboot, autostart, start at boot, starts automatically, worker node missing, turn off the start at boot, disable autostart, bad gateway after sleep, laptop wakes from sleep, down after suspend, nothing is running',
    'does-not-open':
      'web UI does not open, login page does not load, login page never loads, site cannot be reached, connection refused in the browser, localhost does not open, https localhost does not load after installation, page does not open after setup, UI not reachable, page keeps loading, cannot connect, cant connect, page is blank, blank page, white page, empty page, page stays blank, nothing on port 3000, localhost:3000, bad gateway',
    run: 'turn everything off, shut down overnight, switch it off, stop everything before maintenance, is it running, is the platform running, platform status, are all containers up, check the containers, restart everything, restart after a kernel update, restart all services, order of nodes',
    'after-reboot':
      'after a reboot, containers are gone after a reboot, server was rebooted, models gone after a restart, apps gone after a restart, host restarted, after a power failure, power cut, what to start first, models are stopped after a reboot',
  },
  '/operate/update-and-removal': {
    update:
      'upgrade, new version, apt upgrade, latest version, will my models survive, keep data, update on Windows, install a newer release, patch the platform, move to the next release, does the service restart, stay current, security update, upgrade path, bring an existing machine to the newest release, get the latest version, pin the version, block the update, new version available',
    'platform-ubuntu': 'apt update and install, newer deb package',
    'platform-tarball': 'unpack the newer bundle, run install.sh again',
    'platform-macos': 'update on a Mac',
    'platform-windows': 'newer MSI, restart after the update on Windows',
    'platform-enterprise': 'upgrade a cluster, rolling update, update all nodes',
    check:
      'verify the update, are my models still there, did the upgrade work, test after updating, test after the upgrade, everything still works, which version is installed, version number, installed release',
    remove:
      'uninstall, delete everything, wipe, purge, clean removal, uninstall on Linux, delete data, remove the package, uninstall on a Mac, start from scratch, lose my data by uninstalling, take it off the computer, what stays after uninstalling, decommission, remove Kamiwaza completely from Ubuntu',
    'platform-ubuntu-2': 'apt remove, leftover configuration on Ubuntu, purge the deb package',
    'platform-tarball-2': 'delete the installation directory, remove without a command',
    'platform-macos-2': 'remove from a Mac, delete the folder on a Mac',
    'platform-windows-2':
      'Cleanup WSL, Apps and uninstall, unregister the instance, delete all data on Windows',
    'platform-enterprise-2': 'remove a node, decommission a cluster',
    troubleshooting:
      'error after an update, package kamiwaza not found on Ubuntu 22.04, NO_PUBKEY, repository is not signed',
  },
  '/other-topics': {
    '': 'administration overview, index of admin tasks, where do I find an operating task',
    addresses:
      'Swagger UI, API docs page, REST paths, base path, OpenAPI page, how to reach the API from another machine, model endpoint address, web UI address, API base URL, which URL for the SDK, http or https for the API, REST reference, generate a client, connect to my local server with Python, CORS, call from a web page, URLs, API address, install the Python package, pip install',
    'environment-variables':
      'env vars, settings, configuration variables, export, where to set the API address, worker variable, TAVILY_API_KEY, variable is ignored, env file, which variables exist, environment file, SDK address from an environment variable, what is KAMIWAZA_ROOT',
    'web-ui':
      'menu, left menu, left navigation, sidebar entries, screens, what does each screen do, admin page, navigation, what is under Admin, where do I find a screen, parts of the dashboard, bell icon, tour of the interface, GUI overview',
    cluster:
      'nodes, hardware list, GPUs of the cluster, locations, hosts, how many GPUs, running nodes, datacenter, hostname, which servers belong to us, inventory of machines, number of CPUs, is a node online, asset list, cluster screen',
    activity:
      'audit log, user history, user actions, history of calls, recent events, who did what, audit trail, track users, monitor usage, which calls were made, actions of one person, filter the activity',
    labs: 'Jupyter, notebooks, workspace, notebook cannot import the SDK, ModuleNotFoundError in a notebook, start a notebook, data science environment, open a notebook in the browser, run Python in the browser, notebook server, resources of a notebook server',
    prompts:
      'prompt library, store prompts, prompt templates, system prompt, reuse prompts, share prompts with colleagues, prompt management, versions of a prompt, list stored prompts, page through prompts',
    licenses:
      'license key, terms, license agreement, Apache, terms of use, do I need a license, license for Windows, is it open source, may I use it commercially, MIT license, legal, accept the license, EULA, trial version, trial period, evaluation license, license of the server, license of the client library, source code license',
    'general-faults':
      'problems, host problems, something broke, common errors, installation aborts, virtualization off, start fails, platform problems, page refuses to connect, SDK not installed, list of platform faults',
    'gpu-device-driver-error':
      'could not select device driver, nvidia runtime, Docker finds no GPU, container toolkit missing, GPU error when starting a container, capabilities gpu message',
    'docker-permission':
      'docker.sock, permission denied, docker group, cannot connect to the Docker daemon, user lacks Docker rights',
    'where-to-look':
      'something is broken, do not know where to look, nothing works any more, nothing works since yesterday, nothing works since this morning, suddenly nothing works, everything stopped working',
  },
};
