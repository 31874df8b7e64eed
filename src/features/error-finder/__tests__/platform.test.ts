import {expect, it} from 'vitest';

import {bash, powershell} from '../../../data/known-errors/define.ts';
import {on, START_COMMANDS} from '../../../data/known-errors/steps.ts';
import {bySetup, commandsFor, distinct} from '../platform.ts';

const codes = (setup: string | undefined): string[] =>
  commandsFor(START_COMMANDS, setup).map(({code}) => code);

it('gives each setup its own command', () => {
  expect(codes('ubuntu')).toEqual(['kamiwaza start']);
  expect(codes('tarball')).toEqual(['bash startup/kamiwazad.sh start']);
  expect(codes('windows')).toEqual(['wsl -d kamiwaza -- kamiwaza start', 'kamiwaza start']);
  expect(codes(undefined)).toHaveLength(START_COMMANDS.length);
});

it('adds the commands for all setups', () => {
  const commands = [bash('df -h'), on('linux', bash('lsblk')), powershell('wsl --shutdown')];
  expect(commandsFor(commands, 'ubuntu')).toEqual(commands.slice(0, 2));
  expect(commandsFor(commands, undefined)).toEqual(commands);
});

it('keeps commands that are all for other setups', () => {
  const commands = [powershell('wsl --shutdown')];
  expect(commandsFor(commands, 'macos')).toEqual(commands);
});

it('has tabs only where the commands of two setups differ', () => {
  const setups = bySetup(START_COMMANDS);
  expect(setups.map(({setup}) => setup)).toEqual(['ubuntu', 'tarball', 'macos', 'windows']);
  expect(setups[0]?.commands.map(({code}) => code)).toEqual(['kamiwaza start']);
  expect(bySetup([on('linux', bash('a')), on('wsl', bash('a'))])).toEqual([]);
  const everywhere = [on('linux', bash('a')), on('windows', bash('a')), on('wsl', bash('a'))];
  expect(bySetup(everywhere)).toEqual([]);
  expect(bySetup([on('linux', bash('a')), on('linux', bash('b'))])).toEqual([]);
  expect(bySetup([on('windows', bash('a')), on('windows', bash('b'))])).toEqual([]);
  expect(bySetup([bash('a'), bash('b')])).toEqual([]);
});

it('names the platforms of each different command, and on Linux the way of installing', () => {
  expect(distinct(START_COMMANDS).map(({code, names}) => [code, names])).toEqual([
    ['kamiwaza start', ['Ubuntu package', 'WSL']],
    ['bash startup/kamiwazad.sh start', ['Linux tarball', 'macOS']],
    ['wsl -d kamiwaza -- kamiwaza start', ['Windows']],
  ]);
  expect(distinct([bash('df -h')])).toEqual([
    {code: 'df -h', language: 'bash', names: [], platforms: []},
  ]);
  expect(distinct(START_COMMANDS).map(({platforms}) => platforms)).toEqual([
    ['wsl'],
    ['macos'],
    ['windows'],
  ]);
  expect(distinct([on('linux', bash('a')), on('wsl', bash('a'))])[0]?.names).toEqual([
    'Linux',
    'WSL',
  ]);
});
