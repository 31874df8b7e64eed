/** The one helper of tslib that the modules of Docusaurus in the browser call. */
export function __importDefault(module: {readonly __esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
