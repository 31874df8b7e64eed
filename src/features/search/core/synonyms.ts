import {fold} from './text.ts';
import {STOP_WORDS} from './words.ts';

/** A group of expressions readers use for one thing. */
interface SynonymGroup {
  /** How well a page about one answers another: 1 means the same thing. */
  readonly quality: number;
  readonly words: readonly string[];
}

/** A group for each line: its quality, then its expressions. */
const GROUPS = `
0.9 air-gapped, airgap, offline, no internet, disconnected, without internet, isolated network
0.8 glossary, dictionary, terminology
0.8 min, minimum, minimal
0.8 max, maximum
0.9 ram, memory, system memory, main memory
0.9 vram, gpu memory, video memory, graphics memory
0.85 gpu, graphics card, video card, accelerator, graphics
0.55 vram, graphics card, video card
0.7 kubernetes, k8s, orchestration, orchestrator, docker swarm, helm
0.9 login, log in, sign in, signin, log on, logon, sign on
0.8 auth, authentication, authenticate, login
0.6 authorization, permissions, rights, privileges, roles, access control, rbac
0.7 reset, change, forgot, forgotten, lost
0.75 password, credentials, passphrase, passwd
0.75 crash, crashed, crashes, exited, dies, died, killed
0.65 crash, fail, failed, failure, error, fault, broken
0.75 delete, remove, uninstall, removal, get rid, erase, wipe, drop, throw away, discard
0.7 ports, port, firewall
0.85 update, upgrade, newer version, migrate
0.85 install, setup, set up, installation, installer
0.8 mac, macos, osx, os x, apple, macbook, darwin
0.75 apple silicon, m1, m2, m3, m4, mlx, metal
0.8 windows, win11, win
0.7 wsl, wsl2, linux on windows, subsystem
0.8 linux, ubuntu, debian, deb
0.7 linux, fedora, rhel, red hat, centos, suse, arch linux, distro
0.75 disk, storage, disk space, ssd, drive, hard drive, hard disk
0.85 certificate, cert, tls, ssl, https, encrypted, encryption
0.75 slow, latency, lag, performance, sluggish, takes forever, takes ages, speed
0.75 stuck, hangs, hang, hanging, frozen, freeze, freezes
0.85 oom, out of memory, memory exhausted, insufficient memory
0.75 insufficient, not enough, exceeds, too small, lack
0.8 logs, log, log files, logfile, logfiles, logging, journalctl
0.8 start, launch, run, boot, bring up
0.8 stop, shut down, shutdown, terminate, halt, kill, switch off, turn off
0.7 deploy, serve, host, serving, deployment
0.7 download, pull, fetch, get model
0.8 vector database, vectordb, vector db, vector store, milvus, embeddings database
0.7 chatbot, chat, assistant
0.85 rag, retrieval augmented generation, ask documents, own documents, document qa
0.8 notebook, notebooks, jupyter, jupyterlab, jupyterhub, lab, labs
0.8 job, jobs, career, careers, hiring, vacancy, open positions, work at
0.7 engine, inference server, inference engine, runtime, backend
0.85 requirements, prerequisites, specs, minimum hardware, hardware requirements
0.8 model size, parameters, quantization, quantisation, quant, quants, gguf
0.75 backup, back up, restore, disaster recovery, snapshot
0.85 tools, tool shed, mcp, mcp server, mcp servers, model context protocol, tool server
0.75 tarball, archive, bundle, tar.gz, package
0.7 status, state, health
0.75 insert, upsert, add vectors
0.8 verify, verification, validate, validation
0.75 compare, comparison, comparing, evaluate, evaluation, eval
0.9 genai, gen ai, generative ai, generative
0.65 gpu, graphics card, card, cards
0.75 too large, too big, larger than, exceeds
0.75 javascript, typescript
0.7 reboot, boot, autostart, start automatically, starts by itself
0.8 app, apps, application, applications
0.8 support, help, contact, discord, ticket
0.75 env var, env vars, environment variable, environment variables, env
0.8 folder, directory, directories, path, paths, location
0.75 url, address, endpoint, base url
0.75 cluster, multi node, multiple nodes, multinode, several machines
0.8 node, nodes, worker, server, machine, host
0.75 machine, host, computer, pc, laptop, notebook computer, workstation
0.8 licence, license, licensing, license key
0.75 license key, serial number, product key, activation key
0.8 organisation, organization, tenant, org
0.8 user, users, account, accounts
0.8 colleague, coworker, teammate
0.8 price, pricing, cost, fee
0.75 config, configuration, configure, settings, options, parameters
0.75 architecture, design, how it is built, diagram
0.8 context, context length, context window, max_model_len
0.7 split, chunk, chunks, chunking, split text
0.75 dataset, datasets, data set, data sets
0.8 web interface, ui, gui, web ui, screen, dashboard
0.8 huggingface, hugging face, hf, hub
0.8 llama.cpp, llamacpp, llama cpp
0.8 cockroachdb, cockroach, sql database, relational database, postgres
0.8 api, rest, rest api, http api, openapi, swagger
0.8 sdk, python client, python library, python package, client library
0.8 beginner, beginners, novice, newcomer, simple mode, easy mode
0.75 error, errors, exception, exceptions
0.75 script, program, sample code, code sample, snippet
0.75 broken, does not work, doesnt work, not working, wont work, stopped working
0.75 audit, audit log, audit trail, activity, history, recent activity
0.75 company, who makes, vendor, about us, founders, founder, founded, ceo
0.85 cpu, cpu only, no gpu, without gpu, without a gpu, without graphics card
0.85 swagger, swagger ui, openapi, api docs, api documentation
0.85 email, e-mail, mail
0.75 model, llm
0.75 llm, language model, large language model
0.65 identity provider, idp, sso, single sign on, oauth, oidc, saml, ldap
0.9 gcp, google cloud
0.65 identity provider, okta, auth0, azure ad, active directory
0.7 bug, defect, fault
0.8 nearest neighbor, nearest neighbors, similarity search, semantic search, vector search
0.65 metric, distance, inner product, dot product, cosine, l2
0.75 load test, load testing, stress test, stress testing, benchmark
0.75 copies, replicas, scale, scaling, scale out, autoscaling
0.8 concurrent, concurrency, parallel, simultaneous, at once
0.7 reverse proxy, proxy, ingress, load balancer, gateway, nginx
0.95 lifecycle, life cycle
0.7 unreachable, reach, connect, connection refused, does not open
0.75 fine tune, finetune, fine tuned, own weights, train
0.75 async, asynchronous, await, coroutines, synchronous
0.75 deactivate, disable, suspend, lock, is_active
0.8 current user, who am i, whoami
0.65 nvidia, geforce, rtx, gtx
0.7 amd, radeon, rocm
0.8 compose, docker compose, compose file
0.6 docker, podman, containerd
0.65 quota, rate limit, rate limiting, throttle, throttling
0.75 timeout, timed out, times out, too long
0.75 corrupt, corrupted, damaged, incomplete, unreadable
0.7 missing, not found, not find, absent
0.7 denied, forbidden, 403, refused, rejects, rejected
0.7 unauthorized, 401, authentication failed, not logged in
0.65 wrong answer, wrong answers, hallucination, hallucinates, garbage, nonsense
0.8 expire, expires, expiry, expiration, lifetime, expires_in
0.8 downgrade, rollback, roll back, revert
0.7 hostname, host name, domain, fqdn, dns
0.8 retry, retries, try again, attempt
0.65 poll, polling, wait, wait until
0.65 monitoring, monitor, observability, metrics, prometheus
0.75 enterprise, enterprise edition, commercial
0.75 community, community edition, free version, free
`;

/**
 * Readers' words and the docs' words. Every member of a group finds pages that have another member. Phrases
 * are recognized in a query word by word, stop words included.
 */
export const SYNONYMS: readonly SynonymGroup[] = GROUPS.trim()
  .split('\n')
  .map((line) => {
    const end = line.indexOf(' ');
    return {quality: Number(line.slice(0, end)), words: line.slice(end + 1).split(', ')};
  });

/** An expression, split into the words that a query is matched against. */
export interface Expression {
  readonly words: readonly string[];
  readonly quality: number;
}

function normalize(expression: string): string[] {
  return expression
    .split(' ')
    .map((word) => fold(word).replace(/[-_.]/g, ''))
    .filter((word) => word !== '');
}

/** Readers' expressions by their first word; each with its synonyms. */
export type SynonymTable = ReadonlyMap<
  string,
  readonly {readonly words: readonly string[]; readonly alternatives: readonly Expression[]}[]
>;

/** Turns the groups of synonyms into a table that is looked up word by word. */
export function synonymTable(): SynonymTable {
  const byExpression = new Map<string, {words: string[]; alternatives: Map<string, Expression>}>();
  for (const {words: expressions, quality} of SYNONYMS) {
    const normalized = expressions.map(normalize);
    for (const own of normalized) {
      const key = own.join(' ');
      const entry = byExpression.get(key) ?? {
        words: own,
        alternatives: new Map<string, Expression>(),
      };
      byExpression.set(key, entry);
      for (const other of normalized) {
        const otherKey = other.join(' ');
        // Stop words are not indexed: `no internet` is recognized, but cannot be searched for.
        if (otherKey === key || other.some((word) => STOP_WORDS.has(word))) continue;
        const known = entry.alternatives.get(otherKey);
        if (!known || known.quality < quality) {
          entry.alternatives.set(otherKey, {words: other, quality});
        }
      }
    }
  }
  const table = new Map<string, {words: string[]; alternatives: Expression[]}[]>();
  for (const {words, alternatives} of byExpression.values()) {
    const first = words[0];
    if (first === undefined) continue;
    const list = table.get(first) ?? [];
    list.push({words, alternatives: [...alternatives.values()]});
    table.set(first, list);
  }
  // Longest first: `log in` before `log`.
  for (const list of table.values()) list.sort((a, b) => b.words.length - a.words.length);
  return table;
}
