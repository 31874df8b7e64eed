/**
 * What a reader chooses once for the whole site. The key of a group is the `groupId` of `<Tabs>` and the name in the
 * address (`?platform=windows`); `all` labels text outside of tabs; `values` are in the order of the tabs. No value is
 * in two groups, because the style sheet tells them apart by the value alone.
 */
export const setupGroups = {
  platform: {
    label: 'Platform',
    all: 'All platforms',
    values: {
      ubuntu: 'Ubuntu package',
      tarball: 'Linux tarball',
      macos: 'macOS',
      windows: 'Windows',
      enterprise: 'Enterprise',
    },
  },
  interface: {
    label: 'Interface',
    all: 'All interfaces',
    values: {ui: 'Web UI', python: 'Python', curl: 'curl'},
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly label: string;
      readonly all: string;
      readonly values: Readonly<Record<string, string>>;
    }
  >
>;

export type SetupGroup = keyof typeof setupGroups;

/** Where and how a reader installs, as one value: not the `Platform` of a known error. */
export type SetupPlatform = keyof typeof setupGroups.platform.values;

export const SETUP_GROUPS = Object.keys(setupGroups) as readonly SetupGroup[];

/** Whether a name is one of the groups; anything else is a tab group of its own. */
export function isSetupGroup(name: string | null | undefined): name is SetupGroup {
  return name !== null && name !== undefined && Object.hasOwn(setupGroups, name);
}

/** The values of a group, in the order of the tabs. */
export function valuesOf(group: SetupGroup): readonly string[] {
  return Object.keys(setupGroups[group].values);
}

/** What readers see of a value; undefined when the group has no such value. */
export function labelOf(group: SetupGroup, value: string): string | undefined {
  const values: Readonly<Record<string, string>> = setupGroups[group].values;
  return Object.hasOwn(values, value) ? values[value] : undefined;
}

/** Key in localStorage under which Docusaurus keeps the choice of a tab group. */
export function storageKey(group: SetupGroup): string {
  return `docusaurus.tab.${group}`;
}
