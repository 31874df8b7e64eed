// The parts of history 4.10 that the site's router uses. The routers that keep the address in the hash or in
// memory are in the bundle only because react-router-dom exports them.
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history';

function missing(): never {
  throw new Error('The site uses the browser router only: see src/plugins/lean/client/history.ts.');
}

export const createHashHistory = missing;
export const createMemoryHistory = missing;
