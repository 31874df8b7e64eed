/** A Python program as far as the checker follows it. Lines count from 1. */
export type Expr =
  | {readonly kind: 'name'; readonly id: string; readonly line: number}
  | {readonly kind: 'attr'; readonly value: Expr; readonly attr: string; readonly line: number}
  | {
      readonly kind: 'index';
      readonly value: Expr;
      readonly items: readonly Expr[];
      readonly slice: boolean;
      readonly line: number;
    }
  | {
      readonly kind: 'call';
      readonly func: Expr;
      readonly args: readonly Arg[];
      readonly line: number;
    }
  | {
      readonly kind: 'literal';
      readonly type: 'str' | 'bytes' | 'int' | 'float' | 'bool' | 'none' | 'ellipsis';
      readonly text: string;
      readonly line: number;
    }
  | {readonly kind: 'format'; readonly parts: readonly Expr[]; readonly line: number}
  | {
      readonly kind: 'sequence';
      readonly type: 'list' | 'tuple' | 'set';
      readonly items: readonly Expr[];
      readonly line: number;
    }
  | {readonly kind: 'dict'; readonly entries: readonly DictEntry[]; readonly line: number}
  | {
      readonly kind: 'comprehension';
      readonly type: 'list' | 'set' | 'dict' | 'generator';
      readonly item: Expr;
      readonly value?: Expr;
      readonly clauses: readonly Clause[];
      readonly line: number;
    }
  | {
      readonly kind: 'lambda';
      readonly params: readonly Param[];
      readonly body: Expr;
      readonly line: number;
    }
  | {
      readonly kind: 'choice';
      readonly test: Expr;
      readonly yes: Expr;
      readonly no: Expr;
      readonly line: number;
    }
  | {
      readonly kind: 'binary';
      readonly op: string;
      readonly left: Expr;
      readonly right: Expr;
      readonly line: number;
    }
  | {readonly kind: 'unary'; readonly op: string; readonly value: Expr; readonly line: number}
  | {readonly kind: 'await'; readonly value: Expr; readonly line: number}
  | {readonly kind: 'named'; readonly name: string; readonly value: Expr; readonly line: number}
  | {readonly kind: 'star'; readonly value: Expr; readonly line: number}
  | {readonly kind: 'other'; readonly children: readonly Expr[]; readonly line: number};

export interface Arg {
  readonly name?: string;
  readonly spread?: '*' | '**';
  readonly value: Expr;
  readonly line: number;
}

export interface DictEntry {
  /** Absent in `**other`. */
  readonly key?: Expr;
  readonly value: Expr;
}

export interface Clause {
  readonly target: Expr;
  readonly iter: Expr;
  readonly tests: readonly Expr[];
}

export interface Param {
  readonly name: string;
  readonly type?: Expr;
  readonly default?: Expr;
  readonly spread?: '*' | '**';
}

export type Stmt =
  | {readonly kind: 'expr'; readonly value: Expr; readonly line: number}
  | {
      readonly kind: 'assign';
      readonly targets: readonly Expr[];
      readonly type?: Expr;
      readonly value?: Expr;
      readonly line: number;
    }
  | {readonly kind: 'update'; readonly target: Expr; readonly value: Expr; readonly line: number}
  | {
      readonly kind: 'for';
      readonly target: Expr;
      readonly iter: Expr;
      readonly body: readonly Stmt[];
      readonly orelse: readonly Stmt[];
      readonly line: number;
    }
  | {
      readonly kind: 'while';
      readonly test: Expr;
      readonly body: readonly Stmt[];
      readonly orelse: readonly Stmt[];
      readonly line: number;
    }
  | {
      readonly kind: 'if';
      readonly branches: readonly {readonly test: Expr; readonly body: readonly Stmt[]}[];
      readonly orelse: readonly Stmt[];
      readonly line: number;
    }
  | {
      readonly kind: 'try';
      readonly body: readonly Stmt[];
      readonly handlers: readonly Handler[];
      readonly rest: readonly Stmt[];
      readonly line: number;
    }
  | {
      readonly kind: 'with';
      readonly items: readonly {readonly value: Expr; readonly target?: Expr}[];
      readonly body: readonly Stmt[];
      readonly line: number;
    }
  | {
      readonly kind: 'def';
      readonly name: string;
      readonly async: boolean;
      readonly decorators: readonly Expr[];
      readonly params: readonly Param[];
      readonly returns?: Expr;
      readonly body: readonly Stmt[];
      readonly line: number;
    }
  | {
      readonly kind: 'class';
      readonly name: string;
      readonly bases: readonly Expr[];
      readonly body: readonly Stmt[];
      readonly line: number;
    }
  | {readonly kind: 'return'; readonly value?: Expr; readonly line: number}
  | {
      readonly kind: 'import';
      readonly names: readonly {
        readonly module: string;
        readonly alias?: string;
        readonly line: number;
      }[];
      readonly line: number;
    }
  | {
      readonly kind: 'from';
      readonly module: string;
      readonly names: readonly {
        readonly name: string;
        readonly alias?: string;
        readonly line: number;
      }[];
      readonly line: number;
    }
  | {
      readonly kind: 'match';
      readonly subject: Expr;
      readonly cases: readonly {
        readonly names: readonly string[];
        readonly exprs: readonly Expr[];
        readonly body: readonly Stmt[];
      }[];
      readonly line: number;
    }
  | {readonly kind: 'global'; readonly names: readonly string[]; readonly line: number}
  | {readonly kind: 'other'; readonly children: readonly Expr[]; readonly line: number};

export interface Handler {
  readonly type?: Expr;
  readonly name?: string;
  readonly body: readonly Stmt[];
  readonly line: number;
}
