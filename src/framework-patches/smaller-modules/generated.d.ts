// Written by ./index.ts during a build.
declare module '@generated/smaller-modules/routes.json' {
  const rows: readonly unknown[];
  export default rows;
}

declare module '@generated/smaller-modules/global-data.json' {
  const data: unknown;
  export default data;
}
