// A default case takes the kinds that are not followed.
/* eslint @typescript-eslint/switch-exhaustiveness-check: ['error', {considerDefaultExhaustiveForUnions: true}] */

import {nearest} from '../../../src/site/util/nearest.ts';

import type {Arg, Clause, Expr, Param, Stmt} from './ast.ts';
import {PYTHON_ATTRIBUTES, PYTHON_BUILTINS} from './python.ts';
import {
  ANY,
  NONE,
  aType,
  listOf,
  members,
  plain,
  show,
  union,
  type Callable,
  type ClassInfo,
  type Type,
} from './types.ts';
import type {World} from './world.ts';

type Report = (line: number, message: string) => void;

/** Names of one function, class, comprehension or page. */
interface Scope {
  vars: Map<string, Type>;
  readonly parent?: Scope;
  readonly globals: Set<string>;
  /** What a function returns, gathered on the way. */
  readonly returns?: Type[];
  yields?: boolean;
}

/** How a module outside of the SDK is followed: the few types that samples pass around. */
const OUTSIDE: Readonly<Record<string, Type>> = {
  'uuid.UUID': {kind: 'plainClass', name: 'UUID'},
  'uuid.uuid4': {kind: 'function', returns: plain('UUID'), async: false},
  'datetime.datetime': {kind: 'plainClass', name: 'datetime'},
};

/** Attributes of plain types that are values, not methods. */
const VALUES: Readonly<Record<string, string>> = {
  'UUID.hex': 'str',
  'UUID.urn': 'str',
  'UUID.int': 'int',
  'datetime.year': 'int',
  'datetime.month': 'int',
  'datetime.day': 'int',
  'datetime.hour': 'int',
  'datetime.minute': 'int',
  'datetime.second': 'int',
};

const SDK_PACKAGES = ['kamiwaza_client', 'kamiwaza_sdk', 'kamiwaza'];
const GROWING = new Set(['append', 'add', 'extend', 'insert', 'update', 'setdefault']);

/**
 * Follows the Python of one page, block after block, and reports what the SDK does not have.
 * Where a type cannot be followed it says nothing.
 */
export class Checker {
  private readonly world: World;
  private readonly others: readonly World[];
  private readonly root: Scope = {vars: new Map(), globals: new Set()};
  private scope: Scope = this.root;
  private report: Report = () => undefined;
  /** Names bound anywhere on the page: a function may use what a later block defines. */
  private readonly later = new Set<string>();
  private readonly sdkCalls = new Set<Expr>();
  private starImport = false;

  constructor(world: World, others: readonly World[]) {
    this.world = world;
    this.others = others;
  }

  /** Tells the checker what the whole page binds, before its blocks run. */
  announce(body: readonly Stmt[]): void {
    for (const name of boundNames(body)) this.later.add(name);
  }

  run(body: readonly Stmt[], report: Report): void {
    this.report = report;
    this.block(body);
    this.report = () => undefined;
  }

  /** The end of a message: the name that was meant, or the few there are. */
  private nearest(name: string, known: readonly string[]): string {
    const found = known.find((one) => one.split('_').includes(name)) ?? nearest(name, known);
    if (found !== undefined) return ` Nearest: \`${found}\`.`;
    return known.length > 0 && known.length <= 8 ? ` It has \`${known.join('`, `')}\`.` : '';
  }

  // -- names -------------------------------------------------------------------------------------
  private find(name: string): Type | undefined {
    for (let scope: Scope | undefined = this.scope; scope !== undefined; scope = scope.parent) {
      const type = scope.vars.get(name);
      if (type !== undefined) return type;
    }
    return undefined;
  }

  private set(name: string, type: Type): void {
    const scope = this.scope.globals.has(name) ? this.root : this.scope;
    scope.vars.set(name, type);
  }

  private name(id: string, line: number): Type {
    const type = this.find(id);
    if (type !== undefined) return type;
    if (PYTHON_BUILTINS.has(id)) return {kind: 'builtin', name: id};
    const inFunction = this.scope !== this.root;
    if (this.starImport || (inFunction && this.later.has(id))) return ANY;
    const info = this.world.class(id);
    if (info !== undefined) {
      const from = info.kind === 'client' ? this.world.package : info.module;
      this.report(
        line,
        `\`${id}\` is used without an import. Write \`from ${from} import ${id}\`.`,
      );
    } else {
      this.report(line, `\`${id}\` is not defined on this page before this line.`);
    }
    this.root.vars.set(id, ANY); // once is enough
    return ANY;
  }

  private inside<T>(scope: Scope, action: () => T): T {
    const outer = this.scope;
    this.scope = scope;
    try {
      return action();
    } finally {
      this.scope = outer;
    }
  }

  /** Runs alternatives from the same start and joins what they leave behind. */
  private alternatives(actions: readonly (() => void)[], orNone: boolean): void {
    const before = this.scope.vars;
    const results: Map<string, Type>[] = orNone ? [before] : [];
    for (const action of actions) {
      this.scope.vars = new Map(before);
      action();
      results.push(this.scope.vars);
    }
    const joined = new Map<string, Type>();
    for (const name of new Set(results.flatMap((vars) => [...vars.keys()]))) {
      const types = results.flatMap((vars) => vars.get(name) ?? []);
      joined.set(name, union(types));
    }
    this.scope.vars = joined;
  }

  // -- statements --------------------------------------------------------------------------------
  private block(body: readonly Stmt[]): void {
    for (const stmt of body) this.statement(stmt);
  }

  private statement(stmt: Stmt): void {
    switch (stmt.kind) {
      case 'expr':
        this.eval(stmt.value);
        return;
      case 'assign': {
        const declared = stmt.type === undefined ? undefined : this.annotation(stmt.type);
        const value = stmt.value === undefined ? undefined : this.eval(stmt.value);
        const type = declared !== undefined && declared.kind !== 'any' ? declared : (value ?? ANY);
        for (const target of stmt.targets) this.bind(target, type);
        return;
      }
      case 'update': {
        this.eval(stmt.value);
        const old = this.eval(stmt.target);
        if (stmt.target.kind === 'name') this.set(stmt.target.id, old.kind === 'plain' ? old : ANY);
        return;
      }
      case 'for': {
        const item = this.element(this.eval(stmt.iter), stmt.iter);
        this.alternatives(
          [
            () => {
              this.bind(stmt.target, item);
              this.block(stmt.body);
            },
          ],
          true,
        );
        this.block(stmt.orelse);
        return;
      }
      case 'while':
        this.eval(stmt.test);
        this.alternatives([() => this.block(stmt.body)], true);
        this.block(stmt.orelse);
        return;
      case 'if': {
        for (const branch of stmt.branches) this.eval(branch.test);
        const actions = stmt.branches.map(({test, body}) => () => {
          for (const name of narrowed(test)) this.scope.vars.set(name, ANY);
          this.block(body);
        });
        if (stmt.orelse.length > 0) actions.push(() => this.block(stmt.orelse));
        this.alternatives(actions, stmt.orelse.length === 0);
        return;
      }
      case 'try':
        this.alternatives([() => this.block(stmt.body)], stmt.handlers.length > 0);
        this.alternatives(
          stmt.handlers.map((handler) => () => {
            const type = handler.type === undefined ? ANY : this.eval(handler.type);
            if (handler.name !== undefined) this.set(handler.name, caught(type));
            this.block(handler.body);
          }),
          true,
        );
        this.block(stmt.rest);
        return;
      case 'with':
        for (const {value, target} of stmt.items) {
          const type = this.eval(value);
          if (target !== undefined) this.bind(target, type.kind === 'object' ? type : ANY);
        }
        this.block(stmt.body);
        return;
      case 'def':
        this.def(stmt);
        return;
      case 'class':
        for (const base of stmt.bases) this.eval(base);
        this.set(stmt.name, ANY);
        this.inside({vars: new Map(), parent: this.scope, globals: new Set()}, () =>
          this.block(stmt.body),
        );
        return;
      case 'return': {
        const type = stmt.value === undefined ? NONE : this.eval(stmt.value);
        this.scope.returns?.push(type);
        return;
      }
      case 'import':
        for (const {module, alias, line} of stmt.names) {
          this.module(module, line);
          const [head = module] = module.split('.');
          this.set(alias ?? head, {kind: 'module', name: alias === undefined ? head : module});
        }
        return;
      case 'from':
        this.from(stmt);
        return;
      case 'match':
        this.eval(stmt.subject);
        this.alternatives(
          stmt.cases.map((one) => () => {
            for (const name of one.names) this.set(name, ANY);
            for (const expr of one.exprs) this.eval(expr);
            this.block(one.body);
          }),
          true,
        );
        return;
      case 'global':
        for (const name of stmt.names) this.scope.globals.add(name);
        return;
      default:
        for (const child of stmt.children) this.eval(child);
    }
  }

  private def(stmt: Extract<Stmt, {kind: 'def'}>): void {
    for (const decorator of stmt.decorators) this.eval(decorator);
    const declared = stmt.returns === undefined ? ANY : this.annotation(stmt.returns);
    this.set(stmt.name, {kind: 'function', returns: declared, async: stmt.async});
    const scope: Scope = {vars: new Map(), parent: this.scope, globals: new Set(), returns: []};
    this.params(scope, stmt.params);
    this.inside(scope, () => this.block(stmt.body));
    const inferred = scope.yields === true ? ANY : union(scope.returns ?? []);
    const returns = declared.kind === 'any' ? inferred : declared;
    const followed = stmt.decorators.length === 0;
    this.set(stmt.name, followed ? {kind: 'function', returns, async: stmt.async} : ANY);
  }

  private params(scope: Scope, params: readonly Param[]): void {
    for (const param of params) {
      if (param.default !== undefined) this.eval(param.default);
      const type = param.type === undefined ? ANY : this.annotation(param.type);
      scope.vars.set(param.name, param.spread === undefined ? type : ANY);
    }
  }

  private annotation(expr: Expr): Type {
    if (expr.kind !== 'literal') this.eval(expr);
    return this.world.annotated(expr, (name) => this.find(name));
  }

  private bind(target: Expr, type: Type): void {
    switch (target.kind) {
      case 'name':
        this.set(target.id, type);
        return;
      case 'star':
        this.bind(target.value, listOf(ANY));
        return;
      case 'sequence':
        target.items.forEach((item, index) => {
          const fits = type.kind === 'tuple' && type.items.length === target.items.length;
          if (fits) this.bind(item, type.items[index] ?? ANY);
          else this.bind(item, type.kind === 'list' ? type.item : ANY);
        });
        return;
      case 'attr':
      case 'index':
        this.eval(target);
        return;
      default:
    }
  }

  // -- imports -----------------------------------------------------------------------------------
  /** Whether a module of the SDK exists; others are not looked at. */
  private module(module: string, line: number): boolean {
    const [head = ''] = module.split('.');
    if (!SDK_PACKAGES.includes(head)) return false;
    if (head !== this.world.package) {
      this.report(
        line,
        `The package \`${head}\` is not the SDK of ${this.world.model.release}: that one is imported as \`${this.world.package}\`.`,
      );
      return false;
    }
    const known = Object.keys(this.world.model.modules);
    if (known.includes(module)) return true;
    this.report(
      line,
      `The SDK of ${this.world.model.release} has no module \`${module}\`.${this.nearest(module, known)}`,
    );
    return false;
  }

  private from(stmt: Extract<Stmt, {kind: 'from'}>): void {
    const sdk = this.module(stmt.module, stmt.line);
    for (const {name, alias, line} of stmt.names) {
      if (name === '*') {
        this.starImport = true;
        continue;
      }
      let type = OUTSIDE[`${stmt.module}.${name}`] ?? ANY;
      if (sdk) type = this.imported(stmt.module, name, line);
      this.set(alias ?? name, type);
    }
  }

  private imported(module: string, name: string, line: number): Type {
    const type = this.world.importable(module, name);
    if (type !== undefined) return type;
    const {modules, release} = this.world.model;
    const home = Object.keys(modules).find((one) => modules[one]?.includes(name));
    const remedy =
      home === undefined
        ? this.nearest(name, modules[module]?.length ? modules[module] : this.world.classNames())
        : ` It is in \`${home}\`.`;
    this.report(line, `The module \`${module}\` of SDK ${release} has no \`${name}\`.${remedy}`);
    const info = this.world.class(name);
    return info === undefined ? ANY : {kind: 'class', of: info};
  }

  // -- expressions -------------------------------------------------------------------------------
  private eval(expr: Expr): Type {
    switch (expr.kind) {
      case 'name':
        return this.name(expr.id, expr.line);
      case 'attr':
        return this.attribute(this.eval(expr.value), expr);
      case 'index':
        return this.subscript(expr);
      case 'call':
        return this.call(expr);
      case 'literal':
        if (expr.type === 'none') return NONE;
        return expr.type === 'ellipsis' ? ANY : plain(expr.type);
      case 'format':
        for (const part of expr.parts) this.eval(part);
        return plain('str');
      case 'sequence': {
        const types = expr.items.map((item) => this.eval(item));
        if (expr.type === 'tuple') {
          return expr.items.some((item) => item.kind === 'star')
            ? ANY
            : {kind: 'tuple', items: types};
        }
        return listOf(union(types), expr.type);
      }
      case 'dict': {
        const keys: Type[] = [];
        const values: Type[] = [];
        for (const {key, value} of expr.entries) {
          const type = this.eval(value);
          if (key !== undefined) keys.push(this.eval(key));
          values.push(key === undefined ? ANY : type);
        }
        return {kind: 'dict', key: union(keys), value: union(values)};
      }
      case 'comprehension':
        return this.comprehension(expr);
      case 'lambda':
        this.lambda(expr, []);
        return {kind: 'lambda', of: expr};
      case 'choice':
        this.eval(expr.test);
        return union([this.eval(expr.yes), this.eval(expr.no)]);
      case 'binary':
        return this.binary(expr);
      case 'unary': {
        const type = this.eval(expr.value);
        return expr.op === 'not' ? plain('bool') : type;
      }
      case 'await': {
        const type = this.eval(expr.value);
        if (this.sdkCalls.has(expr.value)) {
          this.report(
            expr.line,
            'The SDK is synchronous: its calls cannot be awaited. Drop `await`.',
          );
          return type;
        }
        return type.kind === 'coroutine' ? type.of : ANY;
      }
      case 'named': {
        const type = this.eval(expr.value);
        this.set(expr.name, type);
        return type;
      }
      case 'star':
        return this.eval(expr.value);
      default:
        for (const child of expr.children) this.eval(child);
        this.scope.yields = true; // yield is among these
        return ANY;
    }
  }

  private binary(expr: Extract<Expr, {kind: 'binary'}>): Type {
    const left = this.eval(expr.left);
    if (expr.op === 'and') {
      return this.inside(this.scope, () => {
        const kept = narrowed(expr.left).map((name) => [name, this.find(name)] as const);
        for (const [name] of kept) this.scope.vars.set(name, ANY);
        const right = this.eval(expr.right);
        for (const [name, type] of kept) if (type !== undefined) this.scope.vars.set(name, type);
        return union([left, right]);
      });
    }
    const right = this.eval(expr.right);
    if (expr.op === 'or') return union([...members(left), right]);
    if (/^(==|!=|<|>|<=|>=|<>|in|not in|is|is not)$/.test(expr.op)) return plain('bool');
    if (left.kind === 'plain' && left.name === 'str') return left;
    if (left.kind === 'list' && right.kind === 'list')
      return listOf(union([left.item, right.item]));
    if (
      left.kind === 'plain' &&
      right.kind === 'plain' &&
      left.name === right.name &&
      expr.op !== '/'
    ) {
      return left;
    }
    return ANY;
  }

  private clauses(clauses: readonly Clause[]): void {
    for (const {target, iter, tests} of clauses) {
      this.bind(target, this.element(this.eval(iter), iter));
      for (const test of tests) {
        this.eval(test);
        for (const name of narrowed(test)) this.scope.vars.set(name, ANY);
      }
    }
  }

  private comprehension(expr: Extract<Expr, {kind: 'comprehension'}>): Type {
    return this.inside({vars: new Map(), parent: this.scope, globals: new Set()}, () => {
      this.clauses(expr.clauses);
      const item = this.eval(expr.item);
      const value = expr.value === undefined ? ANY : this.eval(expr.value);
      if (expr.type === 'dict') return {kind: 'dict', key: item, value};
      return listOf(item, expr.type === 'set' ? 'set' : 'list');
    });
  }

  private lambda(expr: Extract<Expr, {kind: 'lambda'}>, given: readonly Type[]): Type {
    const vars = new Map(expr.params.map((param, at) => [param.name, given[at] ?? ANY]));
    return this.inside({vars, parent: this.scope, globals: new Set()}, () => this.eval(expr.body));
  }

  // -- attributes --------------------------------------------------------------------------------
  /** The attribute of a type; undefined when it has none of that name. */
  private lookup(type: Type, name: string): Type | undefined {
    switch (type.kind) {
      case 'object':
        // an object that keeps unknown keys has them only when the server sent them
        return (
          type.of.member(name) ?? (type.of.open && type.of.kind !== 'schema' ? ANY : undefined)
        );
      case 'class':
        return (
          type.of.classMember(name) ?? (type.of.open || name.startsWith('__') ? ANY : undefined)
        );
      case 'plain':
      case 'list':
      case 'tuple':
      case 'dict': {
        const own = 'name' in type ? type.name : type.kind;
        const known = PYTHON_ATTRIBUTES[own];
        if (known === undefined) return ANY;
        if (!known.split(' ').includes(name)) return undefined;
        const value = VALUES[`${own}.${name}`];
        return value === undefined ? {kind: 'method', on: type, name} : plain(value);
      }
      case 'plainClass':
        return /^(now|utcnow|today|from\w+|strptime|combine)$/.test(name)
          ? {kind: 'function', returns: plain(type.name), async: false}
          : ANY;
      case 'module':
        return this.moduleMember(type.name, name);
      case 'callable':
        return undefined;
      default:
        return ANY;
    }
  }

  private moduleMember(module: string, name: string): Type | undefined {
    if (module.split('.')[0] !== this.world.package) return OUTSIDE[`${module}.${name}`] ?? ANY;
    return this.world.importable(module, name);
  }

  private attribute(type: Type, expr: Extract<Expr, {kind: 'attr'}>): Type {
    const {attr, line} = expr;
    if (attr.startsWith('_')) return ANY;
    const options = members(type);
    const found = options.flatMap((option) => this.lookup(option, attr) ?? []);
    if (found.length > 0) return union(found);
    const [first] = options;
    if (first !== undefined) this.report(line, this.missing(type, first, attr));
    return ANY;
  }

  private missing(type: Type, first: Type, attr: string): string {
    const {release} = this.world.model;
    if (first.kind === 'callable') {
      return `\`${first.of.label}\` is a method: call it before reading \`${attr}\`.`;
    }
    if (first.kind === 'module') {
      const names = this.world.model.modules[first.name] ?? [];
      return `The module \`${first.name}\` of SDK ${release} has no \`${attr}\`.${this.nearest(attr, names)}`;
    }
    if (first.kind === 'object' || first.kind === 'class') {
      const {of} = first;
      const names = first.kind === 'object' ? of.names() : of.classNames();
      if (of.kind === 'client') {
        const past = this.others.filter((other) => other.client.member(attr) !== undefined);
        if (past.length > 0) {
          const where = past.map((other) => other.model.release).join(' and ');
          return `\`client.${attr}\` is not in SDK ${release}, only in ${where}.`;
        }
        return `The client of SDK ${release} has no \`${attr}\`.${this.nearest(attr, names)}`;
      }
      const past = this.others.filter(
        (other) => of.kind === 'service' && other.class(of.name)?.member(attr) !== undefined,
      );
      if (past.length > 0) {
        const where = past.map((other) => other.model.release).join(' and ');
        return `\`${of.label}.${attr}\` is not in SDK ${release}, only in ${where}.${this.nearest(attr, names)}`;
      }
      const kind = of.kind === 'service' ? 'method' : of.kind === 'enum' ? 'member' : 'attribute';
      return `\`${of.label}\` has no ${kind} \`${attr}\` in SDK ${release}.${this.nearest(attr, names)}`;
    }
    const known = PYTHON_ATTRIBUTES['name' in first ? first.name : first.kind] ?? '';
    const item = first.kind === 'list' ? members(first.item)[0] : undefined;
    if (item?.kind === 'object' && item.of.member(attr) !== undefined) {
      return `This is ${aType(type)}: \`${attr}\` belongs to its items. Loop over it or take one.`;
    }
    if (first.kind === 'dict') {
      return `This is a dict, which has no attribute \`${attr}\`. Read \`["${attr}"]\`.`;
    }
    return `This is ${aType(type)}, which has no attribute \`${attr}\`.${this.nearest(attr, known.split(' '))}`;
  }

  private subscript(expr: Extract<Expr, {kind: 'index'}>): Type {
    const type = this.eval(expr.value);
    for (const item of expr.items) this.eval(item);
    const found: Type[] = [];
    for (const option of members(type)) {
      if (option.kind === 'list') found.push(expr.slice ? option : option.item);
      else if (option.kind === 'dict') found.push(option.value);
      else if (option.kind === 'tuple') {
        const [index] = expr.items;
        const at = index?.kind === 'literal' && index.type === 'int' ? Number(index.text) : NaN;
        found.push(option.items[at] ?? ANY);
      } else if (option.kind === 'plain') {
        if (option.name === 'str') found.push(option);
        else if (option.name === 'bytes') found.push(ANY);
      } else if (option.kind === 'object') {
        if (option.of.subscript || option.of.kind === 'exception') found.push(ANY);
      } else if (option.kind !== 'callable') found.push(ANY);
    }
    if (found.length > 0) return union(found);
    const [first] = members(type);
    if (first === undefined) return ANY;
    const [index] = expr.items;
    const key =
      index?.kind === 'literal' && index.type === 'str' ? index.text.slice(1, -1) : undefined;
    const read = key === undefined ? '' : ` Read \`.${key}\`.`;
    this.report(expr.line, `\`${show(first)}\` cannot be subscripted.${read}`);
    return key !== undefined && first.kind === 'object' ? (first.of.member(key) ?? ANY) : ANY;
  }

  /** What a loop over a value yields. */
  private element(type: Type, expr: Expr): Type {
    const found: Type[] = [];
    for (const option of members(type)) {
      if (option.kind === 'list') found.push(option.item);
      else if (option.kind === 'tuple') found.push(union(option.items));
      else if (option.kind === 'dict') found.push(option.key);
      else if (option.kind === 'plain') {
        if (option.name === 'str') found.push(option);
        else if (option.name === 'bytes') found.push(plain('int'));
      } else if (option.kind !== 'object' && option.kind !== 'callable') found.push(ANY);
    }
    if (found.length > 0) return union(found);
    const [first] = members(type);
    if (first === undefined) return ANY;
    if (first.kind === 'callable') {
      this.report(expr.line, `\`${first.of.label}\` is a method: call it to loop over its result.`);
      return this.element(first.of.returns, expr);
    }
    const lists =
      first.kind === 'object'
        ? first.of.names().filter((name) => first.of.member(name)?.kind === 'list')
        : [];
    const remedy = lists.length > 0 ? ` Loop over \`.${lists.join('` or `.')}\`.` : '';
    this.report(expr.line, `\`${show(first)}\` is not a list.${remedy}`);
    return ANY;
  }

  // -- calls -------------------------------------------------------------------------------------
  private call(expr: Extract<Expr, {kind: 'call'}>): Type {
    const func = this.eval(expr.func);
    if (func.kind === 'builtin') return this.builtin(func.name, expr);
    const args = expr.args.map((arg) => this.eval(arg.value));
    switch (func.kind) {
      case 'callable':
        this.sdkCalls.add(expr);
        this.arguments(func.of.label, func.of.params, expr, args, func.of.extra);
        return refined(func.of, expr.args);
      case 'class':
        this.construct(func.of, expr, args);
        return {kind: 'object', of: func.of};
      case 'plainClass':
        return plain(func.name);
      case 'function':
        return func.async ? {kind: 'coroutine', of: func.returns} : func.returns;
      case 'method':
        return this.method(func, expr, args);
      case 'lambda':
        return this.lambda(func.of, args);
      case 'object':
      case 'plain':
      case 'list':
      case 'dict':
        this.report(expr.line, `This is ${aType(func)}, not a method: drop the parentheses.`);
        return ANY;
      default:
        return ANY;
    }
  }

  private construct(
    of: ClassInfo,
    expr: Extract<Expr, {kind: 'call'}>,
    args: readonly Type[],
  ): void {
    if (of.fields === undefined) {
      if (of.params !== undefined) this.arguments(of.name, of.params, expr, args);
      return;
    }
    const {release} = this.world.model;
    const given = new Set<string>();
    let spread = false;
    for (const arg of expr.args) {
      if (arg.spread !== undefined) spread = true;
      else if (arg.name === undefined) {
        this.report(arg.line, `\`${of.name}\` takes keywords only: name the field.`);
        spread = true;
      } else {
        const field = of.fields.find(({name, alias}) => name === arg.name || alias === arg.name);
        if (field !== undefined) given.add(field.name);
        else if (!of.open) {
          const names = of.fields.map(({name}) => name);
          this.report(
            arg.line,
            `\`${of.name}\` has no field \`${arg.name}\` in SDK ${release}.${this.nearest(arg.name, names)}`,
          );
        }
      }
    }
    if (spread) return;
    const missing = of.fields.filter(({name, required}) => required && !given.has(name));
    if (missing.length > 0) {
      const names = missing.map(({name}) => `\`${name}\``).join(', ');
      this.report(expr.line, `\`${of.name}\` needs ${names} in SDK ${release}.`);
    }
  }

  private arguments(
    label: string,
    params: Callable['params'],
    expr: Extract<Expr, {kind: 'call'}>,
    types: readonly Type[],
    extra?: Callable['extra'],
  ): void {
    const {release} = this.world.model;
    const positional = params.filter((param) => param.kind === undefined);
    const named = params.filter((param) => param.kind === undefined || param.kind === 'keyword');
    const rest = params.some((param) => param.kind === 'args');
    const open = params.some((param) => param.kind === 'kwargs');
    const given = new Set<string>();
    let count = 0;
    let spread = false;
    let tooMany = false;
    expr.args.forEach((arg, index) => {
      const type = types[index] ?? ANY;
      if (arg.spread !== undefined) {
        spread = true;
        return;
      }
      if (arg.name === undefined) {
        const param = positional[count++];
        if (param === undefined) tooMany ||= !rest && !spread;
        else {
          given.add(param.name);
          this.fits(label, param, type, arg);
        }
        return;
      }
      const param = named.find((one) => one.name === arg.name);
      if (param !== undefined) {
        if (given.has(param.name))
          this.report(arg.line, `\`${label}\` gets \`${param.name}\` twice.`);
        given.add(param.name);
        this.fits(label, param, type, arg);
      } else if (extra !== undefined && open) {
        if (!extra.names.includes(arg.name)) {
          const known = [...named.map((one) => one.name), ...extra.names];
          this.report(
            arg.line,
            `\`${label}\` drops \`${arg.name}\` silently: it is no field of \`${extra.schema}\` in SDK ${release}.${this.nearest(arg.name, known)}`,
          );
        }
      } else if (!open) {
        const known = named.map((one) => one.name);
        const remedy = known.length === 0 ? ' It takes none.' : this.nearest(arg.name, known);
        this.report(
          arg.line,
          `\`${label}\` has no parameter \`${arg.name}\` in SDK ${release}.${remedy}`,
        );
      }
    });
    if (tooMany) {
      const most =
        positional.length === 0 ? 'no arguments' : `at most ${positional.length} positional`;
      this.report(expr.line, `\`${label}\` takes ${most} in SDK ${release}, ${count} given.`);
    }
    if (spread) return;
    const missing = named.filter((param) => param.default === null && !given.has(param.name));
    if (missing.length > 0) {
      const names = missing.map((param) => `\`${param.name}\``).join(', ');
      this.report(expr.line, `\`${label}\` misses ${names} in SDK ${release}.`);
    }
  }

  /** A parameter that takes a schema must not get a dict, a string or another schema. */
  private fits(label: string, param: Callable['params'][number], type: Type, arg: Arg): void {
    const wanted = this.world.type(param.type);
    if (wanted.kind !== 'object' || wanted.of.kind !== 'schema') return;
    const wrong =
      type.kind === 'object'
        ? !this.world.descends(type.of, wanted.of.name)
        : ['plain', 'list', 'dict', 'tuple'].includes(type.kind);
    if (wrong) {
      this.report(
        arg.line,
        `\`${label}\` takes a \`${wanted.of.name}\` as \`${param.name}\`, this is ${aType(type)}.`,
      );
    }
  }

  /** Methods of Python's own types. */
  private method(
    func: Extract<Type, {kind: 'method'}>,
    expr: Extract<Expr, {kind: 'call'}>,
    args: readonly Type[],
  ): Type {
    const {on, name} = func;
    if (GROWING.has(name) && expr.func.kind === 'attr' && expr.func.value.kind === 'name') {
      // the list now holds something else too
      const {id} = expr.func.value;
      const joined = name === 'append' || name === 'add' ? (args[0] ?? ANY) : ANY;
      if (on.kind === 'list') this.set(id, listOf(union([on.item, joined]), on.name));
      if (on.kind === 'dict') this.set(id, {kind: 'dict', key: ANY, value: ANY});
      return ANY;
    }
    if (on.kind === 'list') {
      if (name === 'pop') return on.item;
      if (name === 'copy') return on;
      return ANY;
    }
    if (on.kind === 'dict') {
      if (name === 'get') return union([on.value, args[1] ?? NONE]);
      if (name === 'pop') return on.value;
      if (name === 'keys') return listOf(on.key);
      if (name === 'values') return listOf(on.value);
      if (name === 'items') return listOf({kind: 'tuple', items: [on.key, on.value]});
      return ANY;
    }
    if (on.kind === 'plain' && on.name === 'str') {
      if (/^(r?split|splitlines)$/.test(name)) return listOf(plain('str'));
      if (/^(is\w+|startswith|endswith)$/.test(name)) return plain('bool');
      if (/^(count|r?find|r?index)$/.test(name)) return plain('int');
      if (name === 'encode') return plain('bytes');
      return /partition|maketrans/.test(name) ? ANY : plain('str');
    }
    if (on.kind === 'plain' && /^(isoformat|strftime|ctime)$/.test(name)) return plain('str');
    return ANY;
  }

  private builtin(name: string, expr: Extract<Expr, {kind: 'call'}>): Type {
    const keyed = /^(sorted|min|max|filter|map)$/.test(name);
    const types = expr.args.map((arg) =>
      keyed && arg.value.kind === 'lambda' ? ANY : this.eval(arg.value),
    );
    const [first = ANY, second = ANY] = types;
    const firstExpr = expr.args[0]?.value;
    const over = (type: Type, at: number): Type => {
      const from = expr.args[at]?.value;
      return from === undefined ? ANY : this.element(type, from);
    };
    const lambdas = (item: Type): Type => {
      let returned: Type = ANY;
      for (const {value} of expr.args) {
        if (value.kind === 'lambda') returned = this.lambda(value, [item]);
      }
      return returned;
    };
    switch (name) {
      case 'str':
      case 'repr':
      case 'input':
      case 'chr':
      case 'hex':
      case 'format':
      case 'ascii':
        return plain('str');
      case 'int':
      case 'len':
      case 'ord':
      case 'hash':
      case 'id':
        return plain('int');
      case 'float':
        return plain('float');
      case 'bool':
      case 'isinstance':
      case 'hasattr':
      case 'callable':
      case 'any':
      case 'all':
        return plain('bool');
      case 'print':
        return NONE;
      case 'list':
      case 'tuple':
      case 'reversed':
      case 'iter':
        return firstExpr === undefined ? listOf(ANY) : listOf(over(first, 0));
      case 'set':
      case 'frozenset':
        return firstExpr === undefined ? listOf(ANY, 'set') : listOf(over(first, 0), 'set');
      case 'dict':
        return {kind: 'dict', key: ANY, value: ANY};
      case 'sorted': {
        const item = firstExpr === undefined ? ANY : over(first, 0);
        lambdas(item);
        return listOf(item);
      }
      case 'min':
      case 'max': {
        const single = expr.args.filter((arg) => arg.name === undefined).length === 1;
        const item = single ? over(first, 0) : union(types.slice(0, 2));
        lambdas(item);
        return item;
      }
      case 'filter': {
        const item = over(second, 1);
        lambdas(item);
        return listOf(item);
      }
      case 'map':
        return listOf(lambdas(over(second, 1)));
      case 'next': {
        const item = firstExpr === undefined ? ANY : over(first, 0);
        return expr.args.length > 1 ? union([item, second]) : item;
      }
      case 'enumerate':
        return listOf({kind: 'tuple', items: [plain('int'), over(first, 0)]});
      case 'range':
        return listOf(plain('int'));
      case 'zip': {
        if (expr.args.some((arg) => arg.spread !== undefined)) return ANY;
        const zipped = expr.args.flatMap((arg, at) =>
          arg.name === undefined ? [over(types[at] ?? ANY, at)] : [],
        );
        return listOf({kind: 'tuple', items: zipped});
      }
      default:
        return ANY;
    }
  }
}

/** `chunk_text` hands out an object only when asked for metadata. */
const refined = (of: Callable, args: readonly Arg[]): Type => {
  if (of.label !== 'EmbeddingProvider.chunk_text' || of.returns.kind !== 'union') return of.returns;
  if (args.some((arg) => arg.spread !== undefined) || args.length > 4) return of.returns;
  const asked = args.find((arg) => arg.name === 'return_metadata')?.value;
  if (asked !== undefined && (asked.kind !== 'literal' || asked.type !== 'bool')) return of.returns;
  const wanted = asked?.kind === 'literal' && asked.text === 'True' ? 'object' : 'list';
  return of.returns.items.find((item) => item.kind === wanted) ?? of.returns;
};

/** What `except X as e` binds. */
const caught = (type: Type): Type => {
  if (type.kind === 'class') return {kind: 'object', of: type.of};
  if (type.kind === 'tuple') return union(type.items.map(caught));
  return ANY;
};

/** Names whose type a test narrows: nothing is said about them behind it. */
const narrowed = (test: Expr): string[] => {
  if (test.kind === 'binary') return [...narrowed(test.left), ...narrowed(test.right)];
  if (test.kind === 'unary') return narrowed(test.value);
  if (test.kind !== 'call' || test.func.kind !== 'name') return [];
  if (!/^(isinstance|hasattr|callable)$/.test(test.func.id)) return [];
  const [first] = test.args;
  return first?.value.kind === 'name' ? [first.value.id] : [];
};

const targetNames = (target: Expr): string[] => {
  if (target.kind === 'name') return [target.id];
  if (target.kind === 'star') return targetNames(target.value);
  return target.kind === 'sequence' ? target.items.flatMap(targetNames) : [];
};

/** Every name that a block binds, in its functions too. */
export const boundNames = (body: readonly Stmt[]): string[] =>
  body.flatMap((stmt): string[] => {
    switch (stmt.kind) {
      case 'assign':
        return stmt.targets.flatMap(targetNames);
      case 'update':
        return targetNames(stmt.target);
      case 'for':
        return [...targetNames(stmt.target), ...boundNames(stmt.body), ...boundNames(stmt.orelse)];
      case 'while':
        return [...boundNames(stmt.body), ...boundNames(stmt.orelse)];
      case 'if':
        return [
          ...stmt.branches.flatMap((one) => boundNames(one.body)),
          ...boundNames(stmt.orelse),
        ];
      case 'try':
        return [
          ...boundNames(stmt.body),
          ...stmt.handlers.flatMap((one) => [
            ...(one.name ? [one.name] : []),
            ...boundNames(one.body),
          ]),
          ...boundNames(stmt.rest),
        ];
      case 'with':
        return [
          ...stmt.items.flatMap((item) =>
            item.target === undefined ? [] : targetNames(item.target),
          ),
          ...boundNames(stmt.body),
        ];
      case 'def':
        return [stmt.name, ...boundNames(stmt.body)];
      case 'class':
        return [stmt.name];
      case 'import':
        return stmt.names.map(({module, alias}) => alias ?? module.split('.')[0] ?? module);
      case 'from':
        return stmt.names.map(({name, alias}) => alias ?? name);
      case 'match':
        return stmt.cases.flatMap((one) => [...one.names, ...boundNames(one.body)]);
      case 'global':
        return [...stmt.names];
      default:
        return [];
    }
  });
