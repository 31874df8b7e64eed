"""The parsed files of a package, and what several parts ask of a syntax tree."""
import ast
import os
import sys

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def fail(message):
    sys.exit("extract.py: " + message)


def text(node):
    """Source text of an expression, normalised; None stays None."""
    return None if node is None else ast.unparse(node)


def dotted(node):
    """`a.b.c` for a chain of names, else an empty string."""
    parts = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if isinstance(node, ast.Name):
        return ".".join(reversed(parts + [node.id]))
    return ""


def last(name):
    return name.split(".")[-1]


def template(node):
    """A string literal or f-string as a template, placeholders as {expression}."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant)
                       else "{" + ast.unparse(part.value) + "}" for part in node.values)
    return None


def walk_scope(func):
    """Nodes of a function in source order, without nested functions and classes."""
    stack = list(reversed(func.body))
    while stack:
        node = stack.pop()
        yield node
        if not isinstance(node, FUNCTIONS + (ast.ClassDef, ast.Lambda)):
            stack.extend(reversed(list(ast.iter_child_nodes(node))))


def public(name):
    return not name.startswith("_")


def decorated(func, name):
    return any(last(dotted(d.func if isinstance(d, ast.Call) else d)) == name
               for d in func.decorator_list)


def unique(items):
    return list(dict.fromkeys(items))


class Module:
    def __init__(self, root, path):
        relative = os.path.relpath(path, root).replace(os.sep, "/")
        name = relative[:-3].replace("/", ".")
        self.is_package = name.endswith(".__init__")
        self.name = name[:-len(".__init__")] if self.is_package else name
        with open(path, encoding="utf-8") as handle:
            self.source = handle.read()
        self.lines = self.source.splitlines()
        try:
            self.tree = ast.parse(self.source)
        except SyntaxError as error:
            fail("%s does not parse: line %s" % (relative, error.lineno))
        self.classes = {n.name: n for n in self.tree.body if isinstance(n, ast.ClassDef)}
        self.imports = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                base = self.absolute(node.module, node.level)
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = (base, alias.name)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    self.imports[alias.asname or alias.name.split(".")[0]] = (alias.name, None)

    def absolute(self, module, level):
        if not level:
            return module or ""
        parts = self.name.split(".")
        if not self.is_package:
            parts = parts[:-1]
        parts = parts[:len(parts) - (level - 1)]
        return ".".join(parts + ([module] if module else []))

    def names(self):
        """What a reader may import from here: definitions, and re-exports of a package."""
        out = []
        for node in self.tree.body:
            if isinstance(node, FUNCTIONS + (ast.ClassDef,)):
                out.append(node.name)
            elif isinstance(node, ast.Assign):
                out += [t.id for t in node.targets if isinstance(t, ast.Name)]
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                out.append(node.target.id)
            elif isinstance(node, ast.ImportFrom) and self.is_package:
                out += [a.asname or a.name for a in node.names if a.name != "*"]
        return sorted({name for name in out if public(name) and name != "model_config"})
