import type {SearchTerms} from './types.ts';

/** Search terms for the sections of the installation pages. */
export const installationTerms: SearchTerms = {
  '/installation/air-gapped': {
    '': 'isolated network, closed network, secure site, dark site, no outside connection, no internet at the site, classified network, install offline',
    'outbound-hosts':
      'allow list, whitelist, URLs to allow, domains, internet access needed for installation, egress rules, what does the installer download, download servers, firewall exceptions for the installation, URL filter, external dependencies, domains for the security team, where do the files come from, ports to the internet, which websites must be open, blocked download during installation, does telemetry leave the building, usage data, Hugging Face through the firewall, reach Hugging Face from a closed network',
    proxy:
      'proxy, corporate proxy, company proxy, proxy server, proxy settings, proxy for Docker, proxy for APT, install behind a proxy, proxy variables, NO_PROXY, http_proxy, https_proxy, network requires a proxy',
    'while-connected':
      'prepare to go offline, what to do before disconnecting, pull everything in advance, get ready for isolation, stage the server, machine that never had a network, first use needs a download',
    'what-works':
      'without internet, offline use, disconnected, no connection, carry over the installer, USB stick, copy models to another machine, run models offline, transfer model files, cut the connection later, isolated server, deploy without a connection, which parts need the hub, can it run offline, bring models on a disk, which files to copy, internet needed after setup, how to work disconnected',
    'offline-documentation':
      'download the documentation, docs without internet, ZIP of the site, local copy of this site, take the manual to an isolated site, read the docs without a network, own docs server, documentation in the intranet, links in the ZIP do not work, manual on a stick, site as ZIP, help without internet, check that the copy is complete, serve the docs to colleagues',
  },
  '/installation/installation_process': {
    '': 'set up the platform, installation guide, setup instructions, how to install Kamiwaza, first installation, install step by step',
    'before-you-start':
      'rights for the installation, prepare the host, root or administrator, coming from an old release, what to check before installing, do I need root, admin rights needed, read before installing',
    'choose-a-method':
      'which installer, recommended way, compare methods, which package for my system, Debian package or tarball, installation options, easiest installation, effort, Enterprise or Community installation, which download do I need, package or archive, fastest way to install, edition of each method, Python version of each method, cloud or single machine, which variant for a server, which variant for a laptop',
    install: 'installation steps, installation commands, steps for my platform, recipes',
    'ubuntu-apt':
      'apt install, apt repository, signing key, Ubuntu Noble, apt-get, pin the version, keep one version, stop automatic upgrades, add a repository, GPG key, service after installation, package manager, Linux server installation, install with apt, simplest Linux installation, Noble Numbat, sources list entry, starts as a service, install on Ubuntu, install on Linux',
    'deb-file':
      'install a .deb, dpkg, offline package, install a downloaded package, package from a file, without the repository, missing packages after dpkg, local package, copy the deb to another host, dpkg then apt, offline Ubuntu package',
    'linux-tarball':
      'Debian, Fedora, RHEL, other distributions, install.sh, unpack the archive, CockroachDB binary, pyenv, Python 3.10, nvm, Node.js, Ubuntu 22.04, manual installation, cockroach, archive for Linux, Docker Engine by hand',
    macos:
      'Mac, MacBook, Apple silicon, M1, Homebrew, brew, Docker Desktop, pyenv, zshrc, cockroach on a Mac, Python on a Mac, Node on a Mac, MacBook Pro, set up on a Mac, Homebrew packages, owner of the Docker settings, bundle for OSX, start on a Mac, Mac M3, MacBook M3',
    windows:
      'MSI, WSL, Windows PC, Windows setup in short, download for Windows, address of the Windows installer, set up on a PC, MSI short guide, Windows 11 quick install, installer link for Windows, check in PowerShell',
    enterprise:
      'cluster installation, Terraform, cloud image, head node, multiple servers, several machines, workers, first-boot.sh, production cluster, infrastructure as code, multi-node installation, automated cluster, VM images, cluster in the cloud, deploy with Terraform on AWS or Azure',
    'manual-cluster':
      'join a node, add a worker, join token, swarm, second node, head IP, cluster-manual-prep.sh, add another node, cluster by hand, add a compute node, connect nodes, register a worker, accept the license in a script, unattended cluster installation, add worker nodes to a cluster, master node, master or worker, role of a node, primary node, Mac in a cluster',
    check:
      'first login, is it installed correctly, verify the installation, admin login, welcome screen, first start, default credentials, default user name, first steps after installing, smoke test, which address to open, log in for the first time',
    'when-it-fails':
      'installation error, installer stops, setup failed, package not found, permission error, installer crashes, not enough memory to install, port taken during installation, wrong Python during installation, setup error message, stops with Python 3.12, get help with the installation, install failed, installation failed, install.sh complains about Python, install.sh rejects Python 3.12',
    'where-to-go-next': 'what to do after installing, first model after installing',
  },
  '/installation/nvidia-gpu': {
    '': 'enable the GPU on Linux, GPU acceleration on Ubuntu, set up a graphics card, make the card usable, CUDA on Linux, use the graphics card, GPU server setup, new graphics card, replaced the GPU, added a GPU later',
    'before-you-start':
      'is my card new enough, GPU in a virtual machine, prerequisites for the GPU, card generation, does my NVIDIA card work, Ubuntu for GPU, GPU prerequisites on Linux, how old may the card be, driver version needed, VM with GPU passthrough, VMware ESXi, Proxmox, run in a virtual machine, PCI passthrough, hypervisor',
    driver:
      'CUDA driver, nvidia-smi, driver version, which cards are supported, install the graphics driver, update the driver, driver for a server, which driver package, sign the driver, restart after the driver, recommended driver version, GPU driver on Ubuntu, which driver number, computer asks for a key at boot, MOK management',
    toolkit:
      'nvidia-container-toolkit, nvidia-docker2, GPU in Docker, GPU for Docker, make Docker see the GPU, Docker runtime, GPU access for containers, NVIDIA runtime for Docker, connect Docker and card, replace nvidia-docker, NVIDIA repository, configure Docker for the GPU, containers with GPU, install nvidia-ctk, Docker must know the card, restart Docker for the GPU',
    test: 'does Kamiwaza see the card, test the NVIDIA card in Docker, verify the GPU in a container, is the GPU visible to Docker, does the container see the card, check that Docker sees the GPU, run a CUDA container, GPU smoke test, prove that the card works, is everything set up for the GPU, verify CUDA in Docker, GPU table from a container, last check of the GPU',
    troubleshooting:
      'GPU not detected, nvidia-smi fails, could not select device driver, driver mismatch, no graphics card found, container cannot use the card, GPU invisible in Docker, toolkit package not found, driver not loaded on Linux, GPU setup failed, card not available in containers, GPU not seen in containers, host sees the GPU but Docker does not, GPU problem, something is wrong with the GPU, GPU does not work',
  },
  '/installation/system_requirements': {
    '': 'can I run Kamiwaza, is my computer good enough, compatibility, what hardware to buy, specs, hardware check, minimum and recommended, before I buy a server, prerequisites of the machine',
    'operating-systems':
      'supported platforms, Debian, Fedora, OS matrix, does it run on my OS, which distribution, Windows Server, Windows version, minimum macOS, Arm Linux, Linux for a cluster, Ubuntu release, RHEL, Rocky Linux, other distributions, Red Hat Enterprise Linux, CentOS, Ubuntu releases, which Ubuntu, supported Linux',
    hardware:
      'minimum RAM, memory needed, CPU cores, processor, free space, disk space, how big a machine, how much RAM, number of cores, administrator rights, sudo, minimum specification, recommended specification, PC specs, server sizing, what machine should I buy, how powerful a machine, memory of a host, share of RAM on Windows, hard disk',
    laptop:
      'small machine, can my computer run it, weak hardware, 16 GB, MacBook, largest model on a laptop, 8 GB RAM, 32 GB RAM, ordinary computer, office PC, home computer, without a server, does my PC suffice, old notebook, gaming laptop, low-end computer, how much RAM for a laptop, old MacBook, Intel Mac, MacBook without Apple silicon',
    'ram-for-models':
      'memory for a 7B model, memory for a 70B model, how big a model can I run, which size fits in 16 GB, 8B model, full precision, memory per billion parameters, largest model for my memory, RAM or VRAM, memory next to the model file, does the file fit in memory, RAM of a quantized model, how much memory must I have, GB per model, memory for many users, server for 20 people, RAM for a 70B model with several users',
    disk: 'storage space, SSD, how much space for models, disk size, how big is the installation, space for weights, hard drive, free gigabytes, how many models fit on the disk, storage planning, how big are models, disk fills with models, models on another disk, second disk for models, root partition too small, how large a disk to order',
    gpu: 'graphics card, supported GPUs, compute capability, AMD, ROCm, Intel Arc, Apple silicon, without a GPU, CPU only, minimum NVIDIA generation, Gaudi, oldest supported card, do I need a GPU, is my graphics card supported, which accelerator on which system, NVIDIA on a Mac, datacenter license, RTX 4090, RTX 3090, do I need an NVIDIA card',
    software:
      'Docker version, Python version, Node version, browser version, dependencies, NVIDIA driver version, etcd version, CockroachDB version, minimum driver, which Node, required versions, version matrix, compatible versions, Node 22, kernel version of WSL, newer Python allowed, minimum driver version, driver 535 or 550, which NVIDIA driver',
    'who-brings-what':
      'what do I have to install first, prerequisites, dependencies, is Docker installed automatically, does the installer install Python, prepare the machine, do I have to install Docker myself, things to install beforehand, what does the MSI include, automatic dependencies, preparation per method, who installs Python, dependencies by platform, what is preinstalled',
    docker:
      'Docker group, Docker data directory, Compose version, Docker Swarm, relocate Docker data, Docker without sudo, change the Docker storage path, Swarm mode needed, minimum Compose, move images to another disk, is Docker Desktop needed, without Docker Desktop on a Mac, is Kubernetes needed, Podman instead of Docker, Colima, other container programs, non-root service account, run without root, unprivileged user, dedicated system user',
    ports:
      'which ports must be free, firewall, open ports, internal ports, what uses 5432, ports that must stay closed, port range of models, ports before installation, network planning, port 3000 must be free, conflict with a local PostgreSQL, inbound access, which port may others reach, port 8000 already taken, expose the web UI, list of ports to check, port for the API only local, inbound ports, incoming connections, inbound rules',
    'kernel-settings':
      'sysctl, kernel modules, overlay, kernel parameters, load modules, IP forwarding, iptables on bridges, settings for Swarm, modprobe, cluster networking settings, what does the installer change in the kernel, net.ipv4 settings',
    directories:
      'where is it installed, paths, folders, opt, etc, environment variable for the directory, home directory, installation path, program folder, root directory of the installation, which folder does the installer create, change the install directory',
    'enterprise-storage':
      'mount, managed disk, persistent volume, scratch, data disk for the cluster, where to mount the disk, disk on Azure, block storage, persistent data of a node, persistent disk path, storage of a cluster node, shared storage, NFS, storage of a cluster',
    'pre-flight':
      'check my machine before installing, is my machine ready, verify the prerequisites, readiness check, commands before installing, is port 443 free, which tool versions do I have, check free memory and disk, check WSL before installing, is my disk big enough, quick check of my machine, is Python the right version, is Docker new enough, port check before installing',
    contradictions:
      'conflicting documentation, which number is right, Python 3.12, old guide says something else, outdated numbers, different figures, 32 GB or 16 GB, driver 450 or 525, size of the MSI, is nvidia-docker2 required, which Ubuntu is right, which driver is true, manuals disagree, wrong number in a guide, minimum RAM conflict',
    editions:
      'Enterprise or Community, difference between the editions, compare editions, what does Enterprise add, Enterprise features, which edition do I need, Community versus Enterprise, which edition for a bank, do we have to pay, price of the Enterprise Edition, which edition for us',
  },
  '/installation/what-changed-since-0-3-2': {
    '': 'upgrade guide, old and new release compared, migration notes, differences from the old version, moving from 0.3, is my code affected',
    'at-a-glance':
      'summary of changes, differences between releases, main differences, what must I do after the upgrade, short list of changes, overview for a manager, what is better now, changes in one table, effort of an upgrade, short version',
    installation:
      'old and new installation methods, install.sh, how is it installed now, old installation scripts, start command then and now, is there a Windows installer now, status command changed, how did installing change, Debian package is new, first login same as before, service commands then and now',
    requirements:
      'new requirements, Ubuntu 22.04 no longer supported, does my old server suffice, changed Python version, newer CockroachDB, supported systems then and now, is more memory needed, Compose version changed, new minimum, is Ubuntu 22.04 still fine, driver needed now, accelerators now supported',
    'ports-and-directories':
      'changed ports, changed paths, new model ports, firewall change after the upgrade, did the paths change, etcd port of the old release, update firewall rules, changed firewall rules, is 443 still the port, model port differs',
    'the-product':
      'new features, what can the new release do, new screens, additions in 0.5.0, new engine for Macs, new functions of the platform, feature list, MLX and Novice Mode added',
    'docs-routes':
      'old links, moved pages, where did the page go, broken bookmark, old documentation link gives 404, renamed pages, new address of a page, company pages, moved documentation, address of the old manual, where did the company pages go',
    sdk: 'old client, SDK 0.1.4, how many methods changed, client differences, compare SDK versions, API changes in numbers, SDK 0.3.3.0, client compared, SDK upgrade in figures, what happened between versions',
    'package-and-import':
      'renamed package, import error after upgrade, which package to install now, kamiwaza or kamiwaza-sdk, pip name of the client, import name, version attribute missing, wrong client package, client refuses the platform, SDK from Git, is the import the same',
    'by-service':
      'methods per service, count of methods, which services changed, which service is new, which service is gone, change statistics, changes per client, services added, services dropped',
    'removed-11-methods':
      'missing methods, method no longer exists, AttributeError after upgrade, has no attribute, deleted functions, what replaces generate, replacement for client.vectors, function is gone, discontinued calls, method missing after the update, ingestion methods gone, old function names',
    'added-33-methods':
      'new methods, new functions, what can the client do now, calls for apps and tools, new in the Python client, client.apps and client.tools, list of additions, new download calls',
    'changed-8-methods':
      'changed signature, changed arguments, order of arguments, positional arguments break, different defaults, returns None instead of an error, wrong model after the upgrade, new parameters, parameter order changed, search is slower now, secret call repaired, chunk defaults',
    'same-form-other-behavior':
      'behaves differently, silent change, same call other result, works but does something else, another quantization than before, q4_k_m no longer works, extra metadata fields, no exception any more, result differs without an error, download takes other files, insert changes my data, errors swallowed',
    'data-classes':
      'changed schemas, pydantic models, removed classes, import of a schema fails, new fields in a reply, schema changes, pydantic classes, class not found, model fields added, type names',
    'the-client-itself':
      'login behavior, authenticator changes, session, login happens later, wrong password error changed, status 204 raises an error, different exceptions, error handling changed, empty address refused, changed exceptions, auth class behaves differently, 401 raises what',
    'faults-that-stayed':
      'unfixed bugs, TypeError UUID, still broken, workaround still needed, bug not fixed, same defect as before, TypeError in create_cluster, unfixed problems, VRAM estimate broken, use client.post instead',
    'what-to-do-in-your-code':
      'migrate code, port a script, update my program, upgrade my script, adapt my program, checklist for developers, find removed names, rewrite old Python, pip gives another version, old collection with the new client, steps for a code migration, q4_k_m in old code, code from 0.3.2 fails',
    'ingest-without-the-ingestion-service':
      'replace client.ingestion, ingest a folder, load documents the new way, folder of Markdown into vectors, rebuild a collection, bulk embedding script, index a directory, batch import of text, sample for loading files, documents into Milvus, import many files',
    'retrieve-without-retrieve_relevant_chunks':
      'replacement for retrieve_relevant_chunks, find passages now, top chunks for a question, old retrieval call gone, text of a hit missing, search sample, ask the collection, get nearest rows, rewrite my retrieval',
    'what-is-not-documented':
      'migrate data, in-place upgrade, keep my data, rollback, downgrade, move my models, transfer users, old client with new server, mixed versions, uninstall 0.3.2, take over notebooks, go back to the old version, copy data to the new host, keep users and groups',
  },
  '/installation/windows_installation': {
    '': 'install on a PC, Windows setup, run AI on Windows, Windows desktop, Kamiwaza for Windows 11, AI on my Windows laptop, PC installation guide, Kamiwaza on a Windows desktop',
    'before-you-start':
      'Windows prerequisites, where do I get a license key, virtualization in the BIOS, minimum PC, administrator needed, free space on Windows, register my email, what do I need before the MSI, admin rights on Windows, how much disk on Windows, how much RAM on Windows, BIOS setting for WSL, license key, is the license key tied to a machine, one key for several PCs',
    'enable-wsl':
      'wsl --install, WSL 2, Windows subsystem, virtualization, enable Linux on Windows, WSL not found, WSL is missing, Windows Terminal, turn on WSL, update WSL, is WSL installed, which WSL version, Linux subsystem set up, first step on Windows, cmd window, command prompt',
    'run-the-installer':
      'setup wizard, license key, download the installer, license, Lite or Full, installation mode, email address, memory in the wizard, installer size, UAC, SmartScreen, which mode to choose, how much memory to enter, restart after installation, silent installation, msiexec quiet, roll out to many PCs, MSI',
    check:
      'first login, is it running on Windows, log in, verify on Windows, start the platform in WSL, http does not work, default password on Windows, open the web UI on a PC, login on Windows, web page after the MSI, kamiwaza status on Windows',
    operate:
      'tray icon, Start Menu entries, wsl -d kamiwaza, open a terminal, taskbar icon, stop Kamiwaza on Windows, menu of the icon, shortcuts, enter the Linux instance, restart on Windows, shell in WSL, where is the icon, use the tray menu, stop the platform on my PC, Linux shell on Windows, quit Kamiwaza, shell inside the Windows installation',
    shell:
      'sudo password in WSL, password for sudo, root in the instance, home directory in WSL, open a Linux terminal on Windows, System32, run as root, command line of the instance',
    gpu: 'GPU on Windows, graphics card in WSL, driver in WSL or on Windows, GPU script, is my card used on Windows, enable the graphics card on Windows, which driver on Windows, do I need CUDA on Windows, check GPU acceleration, graphics setup on Windows, driver on Windows or in Linux, does it find my card, GPU check command',
    'gpu-nvidia':
      'RTX, GeForce, CUDA in WSL, CUDA toolkit, nvcc, CUDA version, nvidia-smi inside WSL, environment for CUDA, RTX 5090, CUDA for newer cards, is my Windows driver new enough, NVIDIA driver version on Windows, compiler for CUDA, NVIDIA tools in the Linux instance',
    'gpu-intel':
      'Arc A770, Intel GPU in WSL, oneAPI, Intel graphics card, OpenCL in WSL, Arc not listed, Arc driver version, SYCL test, packages for Intel graphics, Arc B series not listed, oneAPI in WSL, use an Arc card, Intel driver version',
    'gpu-other':
      'AMD Radeon, GTX 1080, unsupported card, integrated graphics, old graphics card, Quadro, Iris Xe, UHD graphics, my GPU is not on the list, AMD on Windows, GTX 1660, RTX 2080, laptop graphics, run on the CPU instead, onboard graphics',
    memory:
      '.wslconfig, RAM limit of WSL, Vmmem, give WSL more memory, CPU cores, dedicated memory, swap, processors, limit RAM, WSL uses too much memory, edit wslconfig, change memory after installation, assign more cores, memory setting ignored, Linux gets too little RAM, WSL uses all memory, limit the memory of the Linux VM, give the VM less RAM, cap the memory of WSL, RAM for the Linux VM',
    logs: 'installer log, Event Viewer, where are the logs on Windows, install log, setup log on Windows, record of the installation, why did the MSI fail, find the log of the installer, where does the MSI write, see what the installer did, journal of the installation',
    troubleshooting:
      'Windows error, WSL not found, installer hangs, installation fails on Windows, virtualization disabled, memory allocation error, Ubuntu missing, port in use on Windows, WSL broken, common Windows faults, insufficient resources on Windows, distribution not found, problem on a PC, cannot allocate memory, setup cannot allocate memory',
    'gpu-not-found':
      'graphics card not detected, no GPU in WSL, card missing in WSL, CPU used instead of the card on Windows, Windows does not use my GPU, acceleration off, installer skipped my card, GPU script finds nothing, no acceleration on a PC, update Windows for the GPU, nvidia-smi fails inside WSL, no device in WSL, nvidia-smi works in PowerShell only, WSL kernel too old, kernel for the GPU, convert WSL 1 to 2',
    'page-does-not-open':
      'localhost refused, site cannot be reached, browser shows nothing, connection refused, firewall on Windows, https on Windows, browser cannot connect, web UI unreachable on a PC, localhost does not load, login page missing on Windows, company firewall blocks the page, nothing at localhost, page keeps loading on Windows',
    slow: 'bad performance on Windows, sluggish, Windows lags, computer freezes, speed up WSL, takes forever on Windows, chat is slow on a PC, too few cores for WSL, disk makes it slow',
    update:
      'new version on Windows, install a newer MSI, upgrade Kamiwaza on Windows, newer installer, get the latest version on a PC, install over the old one, new MSI, restart after an update',
    remove:
      'uninstall, delete the WSL instance, wsl --unregister, clean up Windows, remove everything, get rid of it, delete all data, Apps and settings, reset Windows installation, reinstall from scratch, delete Kamiwaza from my PC, leftovers after uninstalling, free the disk on Windows, is the instance gone, remove the logs on Windows, uninstall program',
    'installer-fails':
      'MSI closes, Windows installer fails, Windows installer hangs while it sets up WSL, Windows installer quits halfway, installer aborts on Windows, still installing, Windows installation time, slow Windows installation',
    'no-start': 'missing in the Start Menu',
  },
};
