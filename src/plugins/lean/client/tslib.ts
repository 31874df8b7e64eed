// The helpers of tslib that @docusaurus/utils-common calls; it asks for the whole library.
interface Module {
  readonly __esModule?: boolean;
}

export function __importDefault(module: Module | undefined): unknown {
  return module?.__esModule === true ? module : {default: module};
}
