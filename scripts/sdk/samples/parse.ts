import {parser} from '@lezer/python';

import type {Arg, DictEntry, Expr, Handler, Param, Stmt} from './ast.ts';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

export interface SyntaxFault {
  readonly line: number;
  readonly message: string;
}

export interface Program {
  readonly body: readonly Stmt[];
  readonly faults: readonly SyntaxFault[];
}

const PUNCTUATION = new Set([
  '(', ')', '[', ']', '{', '}', ',', ':', '.', ';', '/', '->', 'At',
]); // prettier-ignore

/** Parses Python. What comes after a syntax error is parsed as well as it goes. */
export const parsePython = (code: string): Program => new Reader(code).program();

class Reader {
  private readonly code: string;
  private readonly starts: number[];
  private readonly faults: SyntaxFault[] = [];

  constructor(code: string) {
    this.code = code;
    this.starts = [0];
    for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) {
      this.starts.push(at + 1);
    }
  }

  program(): Program {
    const tree = parser.parse(this.code);
    this.syntax(tree.topNode);
    const body = this.block(tree.topNode);
    const seen = new Set<number>();
    const faults = this.faults
      .sort((a, b) => a.line - b.line)
      .filter(({line}) => !seen.has(line) && seen.add(line));
    return {body, faults};
  }

  private text(node: SyntaxNode): string {
    return this.code.slice(node.from, node.to);
  }

  private line(node: SyntaxNode): number {
    return this.lineAt(node.from);
  }

  private lineAt(offset: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  }

  private fault(node: SyntaxNode, message: string): void {
    this.faults.push({line: this.line(node), message});
  }

  /** The parser recovers from errors and is lenient in places where Python is not. */
  private syntax(top: SyntaxNode): void {
    top.cursor().iterate((ref) => {
      const {node} = ref;
      if (ref.type.isError) {
        const near = this.text(node).trim() || this.code.slice(node.from).trim().split(/\s/)[0];
        this.fault(
          node,
          near
            ? `syntax error near \`${near.slice(0, 20)}\``
            : 'syntax error: the block ends too early',
        );
      } else if (ref.name === 'PrintStatement') {
        this.fault(node, 'syntax error: print is a function, write print(…)');
      } else if (ref.name === 'String' || ref.name === 'FormatString') {
        const quote = /^[a-zA-Z]*('''|"""|'|")/.exec(this.text(node))?.[1] ?? '';
        const text = this.text(node);
        if (!text.endsWith(quote) || text.length < text.indexOf(quote) + 2 * quote.length) {
          this.fault(node, 'syntax error: the string is not closed');
        }
      } else if (ref.name === 'ArgList') {
        this.argumentOrder(node);
      } else if (ref.name === 'ReturnStatement' || ref.name === 'AwaitExpression') {
        const inside = this.enclosing(node);
        if (ref.name === 'ReturnStatement' && inside === undefined) {
          this.fault(node, 'syntax error: return outside of a function');
        } else if (ref.name === 'AwaitExpression' && inside?.firstChild?.name !== 'async') {
          this.fault(node, 'syntax error: await outside of an async function');
        }
      }
    });
  }

  private enclosing(node: SyntaxNode): SyntaxNode | undefined {
    for (let up = node.parent; up !== null; up = up.parent) {
      if (up.name === 'FunctionDefinition') return up;
    }
    return undefined;
  }

  private argumentOrder(node: SyntaxNode): void {
    let named = false;
    const seen = new Set<string>();
    for (const arg of this.args(node)) {
      if (arg.name !== undefined) {
        if (seen.has(arg.name)) this.fault(node, `syntax error: ${arg.name} is given twice`);
        seen.add(arg.name);
      }
      if (arg.name !== undefined || arg.spread === '**') named = true;
      else if (arg.spread === undefined && named) {
        this.faults.push({
          line: arg.line,
          message: 'syntax error: a positional argument after a keyword',
        });
      }
    }
  }

  // -- statements ------------------------------------------------------------------------------
  private children(node: SyntaxNode): SyntaxNode[] {
    const out: SyntaxNode[] = [];
    for (let child = node.firstChild; child !== null; child = child.nextSibling) {
      if (!child.type.isError && child.name !== 'Comment') out.push(child);
    }
    return out;
  }

  /** Statements of a script or a body; all of them stand in one column. */
  private block(node: SyntaxNode): Stmt[] {
    const list = this.children(node).filter((child) => !PUNCTUATION.has(child.name));
    const first = list[0];
    const column = node.name === 'Script' ? 0 : first === undefined ? 0 : this.column(first);
    for (const child of list) {
      if (this.column(child) !== column && this.startsLine(child)) {
        this.fault(child, 'syntax error: unexpected indent');
        break;
      }
    }
    return list.flatMap((child) => this.statement(child));
  }

  private column(node: SyntaxNode): number {
    return node.from - (this.starts[this.line(node) - 1] ?? 0);
  }

  private startsLine(node: SyntaxNode): boolean {
    return this.code.slice(this.starts[this.line(node) - 1] ?? 0, node.from).trim() === '';
  }

  private statement(node: SyntaxNode): Stmt[] {
    const line = this.line(node);
    const parts = this.children(node);
    switch (node.name) {
      case 'StatementGroup':
        return parts.filter((part) => part.name !== ';').flatMap((part) => this.statement(part));
      case 'ExpressionStatement':
        return [{kind: 'expr', value: this.tuple(parts, line), line}];
      case 'AssignStatement':
        return [this.assign(parts, line)];
      case 'UpdateStatement': {
        const at = parts.findIndex((part) => part.name === 'UpdateOp');
        const target = this.tuple(parts.slice(0, at), line);
        return [{kind: 'update', target, value: this.tuple(parts.slice(at + 1), line), line}];
      }
      case 'ForStatement': {
        const from = parts.findIndex((part) => part.name === 'for') + 1;
        const middle = parts.findIndex((part) => part.name === 'in');
        const body = parts.findIndex((part) => part.name === 'Body');
        return [
          {
            kind: 'for',
            target: this.tuple(parts.slice(from, middle), line),
            iter: this.tuple(parts.slice(middle + 1, body), line),
            body: this.body(parts[body]),
            orelse: this.body(parts.slice(body + 1).find((part) => part.name === 'Body')),
            line,
          },
        ];
      }
      case 'WhileStatement': {
        const bodies = parts.filter((part) => part.name === 'Body');
        const test = this.tuple(this.between(parts, 'while'), line);
        return [
          {kind: 'while', test, body: this.body(bodies[0]), orelse: this.body(bodies[1]), line},
        ];
      }
      case 'IfStatement': {
        const branches: {test: Expr; body: Stmt[]}[] = [];
        let orelse: Stmt[] = [];
        let test: Expr | undefined;
        for (const part of parts) {
          if (part.name === 'Body') {
            if (test === undefined) orelse = this.body(part);
            else branches.push({test, body: this.body(part)});
            test = undefined;
          } else if (!['if', 'elif', 'else'].includes(part.name)) {
            test = this.expr(part);
          }
        }
        return [{kind: 'if', branches, orelse, line}];
      }
      case 'TryStatement':
        return [this.tryStatement(parts, line)];
      case 'WithStatement': {
        const items: {value: Expr; target?: Expr}[] = [];
        let target = false;
        for (const part of parts) {
          if (part.name === 'as') target = true;
          else if (part.name === ',') target = false;
          else if (part.name === 'Body') break;
          else if (part.name !== 'with' && part.name !== 'async') {
            const last = items.at(-1);
            if (target && last !== undefined) last.target = this.expr(part);
            else items.push({value: this.expr(part)});
            target = false;
          }
        }
        return [
          {kind: 'with', items, body: this.body(parts.find((part) => part.name === 'Body')), line},
        ];
      }
      case 'FunctionDefinition':
        return [this.def(node, [])];
      case 'ClassDefinition':
        return [this.classDef(parts, line)];
      case 'DecoratedStatement': {
        const decorators = parts
          .filter((part) => part.name === 'Decorator')
          .map((part) => this.decorator(part));
        return parts.flatMap((part): Stmt[] => {
          if (part.name === 'FunctionDefinition') return [this.def(part, decorators)];
          if (part.name !== 'ClassDefinition') return [];
          return [
            {kind: 'other', children: decorators, line},
            this.classDef(this.children(part), this.line(part)),
          ];
        });
      }
      case 'ReturnStatement': {
        const value = parts.slice(1);
        return [
          {kind: 'return', value: value.length > 0 ? this.tuple(value, line) : undefined, line},
        ];
      }
      case 'ImportStatement':
        return [this.importStatement(parts, line)];
      case 'MatchStatement':
        return [this.match(parts, line)];
      case 'ScopeStatement': {
        const names = parts.filter((part) => part.name === 'VariableName');
        return [{kind: 'global', names: names.map((part) => this.text(part)), line}];
      }
      default:
        return [{kind: 'other', children: this.exprs(parts), line}];
    }
  }

  /** The parts after a keyword, up to the body. */
  private between(parts: SyntaxNode[], keyword: string): SyntaxNode[] {
    const from = parts.findIndex((part) => part.name === keyword) + 1;
    const to = parts.findIndex((part) => part.name === 'Body');
    return parts.slice(from, to < 0 ? undefined : to);
  }

  private body(node: SyntaxNode | undefined): Stmt[] {
    return node === undefined ? [] : this.block(node);
  }

  private assign(parts: SyntaxNode[], line: number): Stmt {
    const groups: SyntaxNode[][] = [[]];
    let type: Expr | undefined;
    for (const part of parts) {
      if (part.name === 'AssignOp') groups.push([]);
      else if (part.name === 'TypeDef') type = this.typeDef(part);
      else groups.at(-1)?.push(part);
    }
    const sides = groups
      .filter((group) => group.length > 0)
      .map((group) => this.tuple(group, line));
    const value = groups.length > 1 ? sides.pop() : undefined;
    return {kind: 'assign', targets: sides, type, value, line};
  }

  private tryStatement(parts: SyntaxNode[], line: number): Stmt {
    const body: Stmt[] = [];
    const handlers: Handler[] = [];
    const rest: Stmt[] = [];
    let section = '';
    let type: Expr | undefined;
    let name: string | undefined;
    let named = false;
    let at = line;
    for (const part of parts) {
      if (['try', 'except', 'else', 'finally'].includes(part.name)) {
        section = part.name;
        type = undefined;
        name = undefined;
        named = false;
        at = this.line(part);
      } else if (part.name === 'as') named = true;
      else if (part.name === 'Body') {
        const list = this.block(part);
        if (section === 'try') body.push(...list);
        else if (section === 'except') handlers.push({type, name, body: list, line: at});
        else rest.push(...list);
      } else if (named) name = this.text(part);
      else if (!PUNCTUATION.has(part.name) && part.name !== '*') type = this.expr(part);
    }
    return {kind: 'try', body, handlers, rest, line};
  }

  private def(node: SyntaxNode, decorators: Expr[]): Stmt {
    const parts = this.children(node);
    const name = parts.find((part) => part.name === 'VariableName');
    const params = parts.find((part) => part.name === 'ParamList');
    const returns = parts.find((part) => part.name === 'TypeDef');
    return {
      kind: 'def',
      name: name === undefined ? '' : this.text(name),
      async: parts[0]?.name === 'async',
      decorators,
      params: params === undefined ? [] : this.params(params),
      returns: returns === undefined ? undefined : this.typeDef(returns),
      body: this.body(parts.find((part) => part.name === 'Body')),
      line: this.line(node),
    };
  }

  private params(node: SyntaxNode): Param[] {
    const out: {name: string; type?: Expr; default?: Expr; spread?: '*' | '**'}[] = [];
    let spread: '*' | '**' | undefined;
    let valued = false;
    for (const part of this.children(node)) {
      const last = out.at(-1);
      if (part.name === '*' || part.name === '**') spread = part.name;
      else if (part.name === ',') {
        spread = undefined;
        valued = false;
      } else if (part.name === 'TypeDef') {
        if (last !== undefined) last.type = this.typeDef(part);
      } else if (part.name === 'AssignOp') valued = true;
      else if (valued) {
        if (last !== undefined) last.default = this.expr(part);
        valued = false;
      } else if (part.name === 'VariableName') out.push({name: this.text(part), spread});
    }
    return out;
  }

  private typeDef(node: SyntaxNode): Expr | undefined {
    return this.exprs(this.children(node))[0];
  }

  private classDef(parts: SyntaxNode[], line: number): Stmt {
    const name = parts.find((part) => part.name === 'VariableName');
    const bases = parts.find((part) => part.name === 'ArgList');
    return {
      kind: 'class',
      name: name === undefined ? '' : this.text(name),
      bases: bases === undefined ? [] : this.args(bases).map((arg) => arg.value),
      body: this.body(parts.find((part) => part.name === 'Body')),
      line,
    };
  }

  private decorator(node: SyntaxNode): Expr {
    let value: Expr | undefined;
    for (const part of this.children(node)) {
      const line = this.line(part);
      if (part.name === 'ArgList' && value !== undefined) {
        value = {kind: 'call', func: value, args: this.args(part), line};
      } else if (part.name === 'VariableName') {
        const id = this.text(part);
        value =
          value === undefined ? {kind: 'name', id, line} : {kind: 'attr', value, attr: id, line};
      }
    }
    return value ?? {kind: 'other', children: [], line: this.line(node)};
  }

  private importStatement(parts: SyntaxNode[], line: number): Stmt {
    const from = parts[0]?.name === 'from';
    const split = from ? parts.findIndex((part) => part.name === 'import') : 0;
    const module = parts
      .slice(1, split)
      .map((part) => this.text(part))
      .join('');
    const names: {name: string; alias?: string; line: number}[] = [];
    let alias = false;
    let dotted = false;
    for (const part of parts.slice(split + 1)) {
      const last = names.at(-1);
      if (part.name === 'as') alias = true;
      else if (part.name === '.') dotted = true;
      else if (part.name === 'VariableName' || part.name === '*') {
        if (alias && last !== undefined) last.alias = this.text(part);
        else if (dotted && last !== undefined) last.name += `.${this.text(part)}`;
        else names.push({name: this.text(part), line: this.line(part)});
        alias = false;
        dotted = false;
      }
    }
    if (from) return {kind: 'from', module, names, line};
    return {
      kind: 'import',
      names: names.map(({name, alias: as, line: at}) => ({module: name, alias: as, line: at})),
      line,
    };
  }

  private match(parts: SyntaxNode[], line: number): Stmt {
    const subject = this.tuple(
      this.between(parts, 'match').filter((p) => p.name !== 'MatchBody'),
      line,
    );
    const clauses = parts
      .filter((part) => part.name === 'MatchBody')
      .flatMap((part) => this.children(part).filter((child) => child.name === 'MatchClause'));
    const cases = clauses.map((clause) => {
      const names: string[] = [];
      clause.cursor().iterate((ref) => {
        if (ref.name === 'Body') return false;
        if (ref.name === 'CapturePattern') names.push(this.text(ref.node));
        if (ref.name === 'AsPattern' || ref.name === 'SequencePattern') {
          for (const child of this.children(ref.node)) {
            if (child.name === 'VariableName') names.push(this.text(child));
          }
        }
        return true;
      });
      const guard = this.children(clause).find((child) => child.name === 'Guard');
      return {
        names,
        exprs: guard === undefined ? [] : this.exprs(this.children(guard)),
        body: this.body(this.children(clause).find((child) => child.name === 'Body')),
      };
    });
    return {kind: 'match', subject, cases, line};
  }

  // -- expressions -----------------------------------------------------------------------------
  private exprs(nodes: SyntaxNode[]): Expr[] {
    return nodes
      .filter((node) => !PUNCTUATION.has(node.name) && !/^[a-z]/.test(node.name))
      .filter((node) => !/Op$/.test(node.name) && node.name !== '*' && node.name !== '**')
      .map((node) => this.expr(node));
  }

  /** `a, b` without brackets is a tuple; a single expression is itself. */
  private tuple(nodes: SyntaxNode[], line: number): Expr {
    const items = this.starred(nodes);
    const first = items[0];
    if (items.length === 1 && first !== undefined && !nodes.some((node) => node.name === ',')) {
      return first;
    }
    return {kind: 'sequence', type: 'tuple', items, line: first?.line ?? line};
  }

  private starred(nodes: SyntaxNode[]): Expr[] {
    const items: Expr[] = [];
    let star = false;
    for (const node of nodes) {
      if (node.name === '*') star = true;
      else if (!PUNCTUATION.has(node.name)) {
        const value = this.expr(node);
        items.push(star ? {kind: 'star', value, line: value.line} : value);
        star = false;
      }
    }
    return items;
  }

  private args(node: SyntaxNode): Arg[] {
    const parts = this.children(node);
    if (parts.some((part) => part.name === 'for')) {
      const value = this.comprehension(parts, 'generator', this.line(node));
      return [{value, line: this.line(node)}];
    }
    const out: Arg[] = [];
    let group: SyntaxNode[] = [];
    const flush = (): void => {
      const [first, second] = group;
      if (first !== undefined) {
        const line = this.line(first);
        if (first.name === '*' || first.name === '**') {
          if (second !== undefined) out.push({spread: first.name, value: this.expr(second), line});
        } else if (second?.name === 'AssignOp' && group[2] !== undefined) {
          out.push({name: this.text(first), value: this.expr(group[2]), line});
        } else if (second?.name !== 'AssignOp') out.push({value: this.expr(first), line});
      }
      group = [];
    };
    for (const part of parts) {
      if (part.name === ',' || part.name === ')') flush();
      else if (part.name !== '(') group.push(part);
    }
    flush();
    return out;
  }

  private comprehension(
    parts: SyntaxNode[],
    type: 'list' | 'set' | 'dict' | 'generator',
    line: number,
  ): Expr {
    const inner = parts.filter(
      (part) => !['(', ')', '[', ']', '{', '}', 'async'].includes(part.name),
    );
    const start = inner.findIndex((part) => part.name === 'for');
    const head = this.exprs(inner.slice(0, start));
    const clauses: {target: Expr; iter: Expr; tests: Expr[]}[] = [];
    let target: SyntaxNode[] = [];
    let mode = '';
    for (const part of inner.slice(start)) {
      if (part.name === 'for') {
        target = [];
        mode = 'target';
      } else if (part.name === 'in') mode = 'iter';
      else if (part.name === 'if') mode = 'test';
      else if (mode === 'target') target.push(part);
      else if (mode === 'iter') {
        clauses.push({target: this.tuple(target, line), iter: this.expr(part), tests: []});
      } else clauses.at(-1)?.tests.push(this.expr(part));
    }
    const item: Expr = head[0] ?? {kind: 'other', children: [], line};
    return {kind: 'comprehension', type, item, value: head[1], clauses, line};
  }

  private dict(parts: SyntaxNode[], line: number): Expr {
    const entries: DictEntry[] = [];
    let key: Expr | undefined;
    let spread = false;
    for (const part of parts) {
      if (part.name === '**') spread = true;
      else if (PUNCTUATION.has(part.name)) continue;
      else if (spread) {
        entries.push({value: this.expr(part)});
        spread = false;
      } else if (key === undefined) key = this.expr(part);
      else {
        entries.push({key, value: this.expr(part)});
        key = undefined;
      }
    }
    return {kind: 'dict', entries, line};
  }

  private expr(node: SyntaxNode): Expr {
    const line = this.line(node);
    const parts = this.children(node);
    const inner = parts.filter((part) => !PUNCTUATION.has(part.name));
    const [first] = inner;
    switch (node.name) {
      case 'VariableName':
        return {kind: 'name', id: this.text(node), line};
      case 'MemberExpression': {
        const value: Expr =
          first === undefined ? {kind: 'other', children: [], line} : this.expr(first);
        const property = inner.find((part) => part.name === 'PropertyName');
        if (property !== undefined) {
          return {kind: 'attr', value, attr: this.text(property), line: this.line(property)};
        }
        const slice = parts.some((part) => part.name === ':');
        return {kind: 'index', value, items: this.exprs(inner.slice(1)), slice, line};
      }
      case 'CallExpression': {
        const list = parts.find((part) => part.name === 'ArgList');
        const func: Expr =
          first === undefined ? {kind: 'other', children: [], line} : this.expr(first);
        return {
          kind: 'call',
          func,
          args: list === undefined ? [] : this.args(list),
          line: func.line,
        };
      }
      case 'String': {
        const text = this.text(node);
        return {kind: 'literal', type: /^[rR]?[bB]/.test(text) ? 'bytes' : 'str', text, line};
      }
      case 'ContinuedString':
      case 'FormatString':
        return {kind: 'format', parts: this.replacements(node), line};
      case 'Number': {
        const text = this.text(node);
        const float = /[.eEjJ]/.test(text) && !/^0[xX]/.test(text);
        return {kind: 'literal', type: float ? 'float' : 'int', text, line};
      }
      case 'Boolean':
        return {kind: 'literal', type: 'bool', text: this.text(node), line};
      case 'None':
        return {kind: 'literal', type: 'none', text: 'None', line};
      case 'Ellipsis':
        return {kind: 'literal', type: 'ellipsis', text: '...', line};
      case 'ParenthesizedExpression':
        return first === undefined ? {kind: 'other', children: [], line} : this.expr(first);
      case 'TupleExpression':
        return {kind: 'sequence', type: 'tuple', items: this.starred(parts), line};
      case 'ArrayExpression':
        return {kind: 'sequence', type: 'list', items: this.starred(parts), line};
      case 'SetExpression':
        return {kind: 'sequence', type: 'set', items: this.starred(parts), line};
      case 'DictionaryExpression':
        return this.dict(parts, line);
      case 'ArrayComprehensionExpression':
        return this.comprehension(parts, 'list', line);
      case 'SetComprehensionExpression':
        return this.comprehension(parts, 'set', line);
      case 'DictionaryComprehensionExpression':
        return this.comprehension(parts, 'dict', line);
      case 'ComprehensionExpression':
        return this.comprehension(parts, 'generator', line);
      case 'LambdaExpression': {
        const params = parts.find((part) => part.name === 'ParamList');
        const body = inner.at(-1);
        return {
          kind: 'lambda',
          params: params === undefined ? [] : this.params(params),
          body: body === undefined ? {kind: 'other', children: [], line} : this.expr(body),
          line,
        };
      }
      case 'ConditionalExpression': {
        const [yes, test, no] = this.exprs(parts);
        if (yes === undefined || test === undefined || no === undefined) break;
        return {kind: 'choice', yes, test, no, line};
      }
      case 'BinaryExpression': {
        const [left, right] = this.exprs(parts);
        if (left === undefined || right === undefined) break;
        const op = parts.filter(
          (part) => /^[a-z]|Op$/.test(part.name) || part.name === '*' || part.name === '**',
        );
        return {kind: 'binary', op: op.map((part) => this.text(part)).join(' '), left, right, line};
      }
      case 'UnaryExpression': {
        const [value] = this.exprs(parts);
        if (value === undefined || first === undefined) break;
        return {kind: 'unary', op: this.text(first), value, line};
      }
      case 'AwaitExpression': {
        const [value] = this.exprs(parts);
        if (value === undefined) break;
        return {kind: 'await', value, line};
      }
      case 'NamedExpression': {
        const last = inner.at(-1);
        if (first === undefined || last === undefined) break;
        return {kind: 'named', name: this.text(first), value: this.expr(last), line};
      }
      default:
    }
    return {kind: 'other', children: this.exprs(parts), line};
  }

  /** The expressions in the braces of f-strings. */
  private replacements(node: SyntaxNode): Expr[] {
    return this.children(node).flatMap((part) => {
      if (part.name === 'FormatReplacement' || part.name === 'FormatSpec') {
        const nested = this.children(part);
        const own = this.exprs(
          nested.filter((child) => !/^Format(Spec|Conversion)$/.test(child.name)),
        );
        return [
          ...own,
          ...nested
            .filter((child) => child.name === 'FormatSpec')
            .flatMap((child) => this.replacements(child)),
        ];
      }
      return part.name === 'FormatString' ? this.replacements(part) : [];
    });
  }
}
