#!/usr/bin/env python3
"""Read the source of the Kamiwaza SDK and print its model as JSON.

    python3 extract.py PATH [--release NAME] [--commit HASH] [--date DAY]

PATH is a checkout of the SDK: the folder that holds the package. Only the standard library is
used, and nothing of the SDK is imported or run: every file is parsed. Docstrings, comments, field
descriptions and messages never get into the model, because the documentation words them itself.

`npm run sdk:extract` calls this, validates the answer and writes it to src/data/sdk/. The shape is
described in src/data/sdk/schema.ts; a change here is a change there.
"""
import argparse
import ast
import builtins
import json
import os
import re
import sys

FORMAT = 1
PACKAGES = ("kamiwaza_client", "kamiwaza_sdk")
HTTP_VERBS = {"get", "post", "put", "delete", "patch", "head", "options"}
# What json.dumps cannot take when a schema is dumped without mode='json'.
NOT_JSON = {"UUID", "UUID4", "datetime", "date", "time", "timedelta", "Decimal", "HttpUrl",
            "AnyUrl", "AnyHttpUrl", "Path", "bytes", "set", "Set"}
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
    out = []
    for item in items:
        if item not in out:
            out.append(item)
    return out


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


class Sdk:
    def __init__(self, root):
        self.root = root
        self.package = next((p for p in PACKAGES if os.path.isdir(os.path.join(root, p))), None)
        if self.package is None:
            fail("no package %s in %s; name the folder that holds it" % (" or ".join(PACKAGES), root))
        self.modules = {}
        for folder, dirs, files in os.walk(os.path.join(root, self.package)):
            dirs[:] = sorted(d for d in dirs if d != "__pycache__")
            for name in sorted(files):
                if name.endswith(".py"):
                    module = Module(root, os.path.join(folder, name))
                    # a package wins over an empty module of the same name
                    if module.name not in self.modules or module.is_package:
                        self.modules[module.name] = module
        self.client = self.find_client()
        self.attribute_of = {s["class"]: s["attribute"] for s in self.client_services()}

    # -- names and classes -------------------------------------------------------------------
    def lookup(self, module, name, seen=()):
        """(module, class) for a class name used in a module, through its imports."""
        if (module.name, name) in seen:
            return None
        if name in module.classes:
            return module, module.classes[name]
        target, original = module.imports.get(name, (None, None))
        found = self.modules.get(target)
        if found and original:
            return self.lookup(found, original, seen + ((module.name, name),))
        return None

    def lineage(self, module, cls):
        """[(module, class)] from the class outward, each once."""
        out, todo = [], [(module, cls)]
        while todo:
            mod, node = todo.pop(0)
            if any(node is seen for _, seen in out):
                continue
            out.append((mod, node))
            found = [self.lookup(mod, last(dotted(base))) for base in node.bases]
            todo[:0] = [f for f in found if f]
        return out

    def inherits(self, module, cls, root_name):
        return any((node.name == root_name and node is not cls)
                   or any(last(dotted(b)) == root_name for b in node.bases)
                   for _, node in self.lineage(module, cls))

    # -- client ------------------------------------------------------------------------------
    def find_client(self):
        for module in self.modules.values():
            for cls in module.classes.values():
                if cls.name.endswith("Client") and module.name.endswith(".client"):
                    return module, cls
        fail("no class …Client in a module client.py")

    @staticmethod
    def init(cls):
        return next((f for f in cls.body if isinstance(f, FUNCTIONS) and f.name == "__init__"), None)

    def attributes(self, cls):
        """Public attributes a constructor sets on the object."""
        init = self.init(cls)
        found = [dotted(target)[5:] for node in (walk_scope(init) if init else [])
                 if isinstance(node, (ast.Assign, ast.AnnAssign))
                 for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
                 if dotted(target).startswith("self.")]
        return unique([name for name in found if public(name) and "." not in name])

    def client_services(self):
        module, cls = self.client
        held, init = {}, self.init(cls)
        for node in walk_scope(init) if init else []:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                for target in node.targets:
                    held[dotted(target)] = dotted(node.value.func)
        out = []
        for func in cls.body:
            if not isinstance(func, FUNCTIONS) or not decorated(func, "property"):
                continue
            made = [dotted(n.func) for n in walk_scope(func) if isinstance(n, ast.Call)]
            made += [held.get(dotted(n.value), "") for n in walk_scope(func)
                     if isinstance(n, ast.Return) and n.value is not None]
            klass = next((name for name in made if name.endswith("Service")), None)
            if klass:
                out.append({"attribute": func.name, "class": klass})
        return out

    def client_model(self):
        module, cls = self.client
        init = self.init(cls)
        methods = [f for f in cls.body if isinstance(f, FUNCTIONS) and public(f.name)
                   and not decorated(f, "property")]
        return {"class": cls.name, "module": module.name,
                "params": self.params(init) if init else [],
                "attributes": self.attributes(cls),
                "methods": [{"name": f.name, "params": self.params(f), "returns": text(f.returns)}
                            for f in methods]}

    def environment(self):
        """Names of environment variables the package reads, and those it only mentions."""
        read, named = set(), set()
        for module in self.modules.values():
            for node in ast.walk(module.tree):
                name = None
                if isinstance(node, ast.Call) and dotted(node.func) in ("os.getenv", "os.environ.get"):
                    name = template(node.args[0]) if node.args else None
                elif isinstance(node, ast.Subscript) and dotted(node.value) == "os.environ":
                    name = template(node.slice)
                if name:
                    read.add(name)
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    named.update(re.findall(r"\b(?:KAMIWAZA|KW|KZ)_[A-Z0-9_]+\b", node.value))
        return {"read": sorted(read), "mentioned": sorted(named - read)}

    # -- methods -----------------------------------------------------------------------------
    def params(self, func):
        args, out = func.args, []
        positional = args.posonlyargs + args.args
        pad = [None] * (len(positional) - len(args.defaults)) + list(args.defaults)
        for index, (arg, default) in enumerate(zip(positional, pad)):
            if index == 0 and arg.arg in ("self", "cls"):
                continue
            out.append(self.param(arg, default, "positional"))
        if args.vararg:
            out.append(self.param(args.vararg, None, "args"))
        for arg, default in zip(args.kwonlyargs, args.kw_defaults):
            out.append(self.param(arg, default, "keyword"))
        if args.kwarg:
            out.append(self.param(args.kwarg, None, "kwargs"))
        return out

    @staticmethod
    def param(arg, default, kind):
        out = {"name": arg.arg, "type": text(arg.annotation), "default": text(default)}
        if kind != "positional":
            out["kind"] = kind
        return out

    @staticmethod
    def local_values(func):
        """First simple value of each local name, and names whose items change afterwards."""
        values, touched = {}, set()
        for node in walk_scope(func):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        values.setdefault(target.id, node.value)
                    elif isinstance(target, ast.Subscript) and isinstance(target.value, ast.Name):
                        touched.add(target.value.id)
        return values, touched

    @staticmethod
    def keys(node, values, func):
        """Literal keys of a dict expression, those added later included; None when it is none."""
        extra = []
        if isinstance(node, ast.Name) and node.id in values:
            name, node = node.id, values[node.id]
            extra = [template(t.slice) for sub in walk_scope(func) if isinstance(sub, ast.Assign)
                     for t in sub.targets if isinstance(t, ast.Subscript) and dotted(t.value) == name]
        if isinstance(node, ast.IfExp):
            node = node.body
        if not isinstance(node, ast.Dict):
            return None
        found = ["**" if key is None else template(key) for key in node.keys]
        return unique([key for key in found + extra if key])

    def body(self, module, node, values, touched, func):
        """What a json= argument carries: a schema, a dict with these keys, or an expression."""
        keys = self.keys(node, values, func)
        if keys is not None:
            return {"keys": keys}
        origin = values.get(node.id, node) if isinstance(node, ast.Name) else node
        if (isinstance(origin, ast.Call) and isinstance(origin.func, ast.Attribute)
                and origin.func.attr in ("model_dump", "dict", "model_dump_json")):
            schema = self.schema_of(module, func, dotted(origin.func.value), values)
            if schema:
                out = {"schema": schema}
                python_mode = (origin.func.attr != "model_dump_json"
                               and not any(k.arg == "mode" for k in origin.keywords))
                patched = isinstance(node, ast.Name) and node.id in touched
                risky = self.not_json_fields(module, schema) if python_mode and not patched else []
                if risky:
                    out["notJsonNative"] = risky
                return out
        return {"from": text(node)}

    def schema_of(self, module, func, name, values):
        if isinstance(values.get(name), ast.Call):
            called = last(dotted(values[name].func))
            if self.lookup(module, called):
                return called
        for arg in func.args.args + func.args.kwonlyargs:
            if arg.arg == name and arg.annotation is not None:
                for node in ast.walk(arg.annotation):
                    if isinstance(node, ast.Name) and self.lookup(module, node.id):
                        return node.id
        return None

    def not_json_fields(self, module, schema):
        """Fields of a schema that json.dumps refuses after a plain model_dump()."""
        found = self.lookup(module, schema)
        if not found or not self.inherits(*found, "BaseModel"):
            return []
        if any(isinstance(f, FUNCTIONS) and f.name == "model_dump"
               for _, cls in self.lineage(*found) for f in cls.body):
            return []
        out = []
        for owner, field in self.raw_fields(*found):
            bad = self.bad_types(owner, field["type"], set())
            if bad:
                out.append({"field": field["name"], "types": bad,
                            "required": bool(field.get("required"))})
        return out

    def bad_types(self, module, annotation, seen):
        bad = set()
        for node in ast.walk(ast.parse(annotation, mode="eval")):
            if not isinstance(node, ast.Name):
                continue
            if node.id in NOT_JSON:
                bad.add(node.id)
            found = self.lookup(module, node.id)
            if found and node.id not in seen and self.inherits(*found, "BaseModel"):
                for owner, inner in self.raw_fields(*found):
                    bad.update("%s.%s:%s" % (node.id, inner["name"], item.split(":")[-1])
                               for item in self.bad_types(owner, inner["type"], seen | {node.id}))
        return sorted(bad)

    def http(self, module, func):
        values, touched = self.local_values(func)
        out = []
        for node in walk_scope(func):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            owner, verb, path = dotted(node.func.value), None, None
            if owner.endswith("client") and node.func.attr in HTTP_VERBS and node.args:
                verb, path = node.func.attr.upper(), node.args[0]
            elif (owner.endswith("client") or owner == "self") and node.func.attr == "_request" \
                    and len(node.args) >= 2:
                verb, path = template(node.args[0]), node.args[1]
            if verb is None:
                continue
            literal = template(path)
            if literal is None and isinstance(path, ast.Name):
                literal = template(values.get(path.id))
            call = {"method": verb, "path": literal or "{" + text(path) + "}"}
            for word in node.keywords:
                if word.arg == "json":
                    call["body"] = self.body(module, word.value, values, touched, func)
                elif word.arg in ("params", "data", "cookies"):
                    name = {"params": "query", "data": "form"}.get(word.arg, word.arg)
                    call[name] = self.keys(word.value, values, func) or []
            out.append(call)
        return out

    def raises(self, module, func):
        out = []
        for node in walk_scope(func):
            if isinstance(node, ast.Raise) and node.exc is not None:
                name = dotted(node.exc.func if isinstance(node.exc, ast.Call) else node.exc)
                short = last(name)
                if self.lookup(module, short) or short in module.imports or hasattr(builtins, short):
                    out.append(short)
        return unique(out)

    def kwargs_to(self, module, cls, func):
        """The schema that takes the extra keywords, directly or through a method of the service."""
        rest = func.args.kwarg
        if rest is None:
            return None
        for node in walk_scope(func):
            if not isinstance(node, ast.Call):
                continue
            if not any(k.arg is None and rest.arg in {n.id for n in ast.walk(k.value)
                                                      if isinstance(n, ast.Name)}
                       for k in node.keywords):
                continue
            called = dotted(node.func)
            found = self.lookup(module, last(called))
            if found and self.inherits(*found, "BaseModel"):
                return last(called)
            if called.startswith("self."):
                for mod, owner in self.lineage(module, cls):
                    for other in owner.body:
                        if isinstance(other, FUNCTIONS) and other.name == called[5:] \
                                and other is not func:
                            schema = self.kwargs_to(mod, cls, other)
                            if schema:
                                return schema
        # gathered into a dict first: any schema of this function built with `**`
        if any(isinstance(n, ast.Call) and dotted(n.func) == rest.arg + ".get"
               for n in walk_scope(func)) or any(
                   isinstance(n, ast.Name) and n.id == rest.arg for n in walk_scope(func)):
            for node in walk_scope(func):
                if isinstance(node, ast.Call):
                    found = self.lookup(module, last(dotted(node.func)))
                    if found and self.inherits(*found, "BaseModel"):
                        return last(dotted(node.func))
        return None

    def deprecated(self, module, func):
        """False, or True, or the name of what to use instead."""
        doc = ast.get_docstring(func) or ""
        strings = [doc]
        found = bool(re.match(r"\s*deprecated", doc, re.I)) or decorated(func, "deprecated")
        first = min([func.lineno] + [d.lineno for d in func.decorator_list])
        row = first - 2
        while row >= 0 and module.lines[row].strip().startswith("#"):
            found = found or "deprecat" in module.lines[row].lower()
            row -= 1
        for node in walk_scope(func):
            if isinstance(node, ast.Raise) and node.exc is not None:
                found = found or "DeprecationWarning" in text(node.exc)
            if isinstance(node, ast.Call):
                words = " ".join(n.value for a in node.args for n in ast.walk(a)
                                 if isinstance(n, ast.Constant) and isinstance(n.value, str))
                strings.append(words)
                name = dotted(node.func)
                if re.search("deprecat", words, re.I) and (name.endswith("warnings.warn")
                                                          or ".warning" in name):
                    found = True
        if not found:
            return False
        for words in strings:
            match = re.search(r"(?i)\bus(?:e|ing)\s+(\w+)\(\)", words)
            if match:
                return match.group(1)
        return True

    def delegates(self, func):
        """Calls of a method to its own service, to other services, and to objects it holds."""
        own, other, held = [], [], []
        for node in walk_scope(func):
            if not isinstance(node, ast.Call):
                continue
            name = dotted(node.func)
            service = re.match(r"^self\.client\.(?!logger|session)(\w+)\.(\w+)$", name) \
                or re.match(r"^self\.(\w+)_service\.(\w+)$", name)
            if service:
                other.append((service.group(1), service.group(2)))
            elif re.match(r"^self\.\w+$", name):
                own.append(name[5:])
            elif re.match(r"^self\.(?!client|logger)\w+\.\w+$", name):
                held.append(name.split(".")[2])
        return own, other, held

    def method(self, module, cls, func):
        out = {"name": func.name, "params": self.params(func), "returns": text(func.returns)}
        http = self.http(module, func)
        if http:
            out["http"] = http
        raised = self.raises(module, func)
        if raised:
            out["raises"] = raised
        schema = self.kwargs_to(module, cls, func)
        if schema:
            out["kwargsTo"] = schema
        if isinstance(func, ast.AsyncFunctionDef):
            out["async"] = True
        deprecated = self.deprecated(module, func)
        if deprecated:
            out["deprecated"] = True if deprecated is True else {"replacement": deprecated}
        return out

    def methods(self, module, cls):
        out = {}
        for mod, node in self.lineage(module, cls):
            for func in node.body:
                if isinstance(func, FUNCTIONS) and public(func.name) and func.name not in out:
                    out[func.name] = self.method(mod, cls, func)
        return list(out.values())

    # -- services ----------------------------------------------------------------------------
    def services(self):
        services, helpers, index = [], [], {}
        for module in self.modules.values():
            if ".services" not in module.name:
                continue
            for cls in module.classes.values():
                if cls.name == "BaseService" or cls.name.endswith("Mixin"):
                    continue
                entry = {"class": cls.name, "module": module.name,
                         "methods": self.methods(module, cls)}
                key = self.attribute_of.get(cls.name)
                if self.inherits(module, cls, "BaseService"):
                    if key:
                        services.append({"attribute": key, **entry})
                else:
                    key = "#" + cls.name
                    init = self.init(cls)
                    helpers.append({**entry, "params": self.params(init) if init else [],
                                    "attributes": self.attributes(cls)})
                if key:
                    index[key] = {func.name: (mod, func) for mod, node in
                                  reversed(self.lineage(module, cls))
                                  for func in node.body if isinstance(func, FUNCTIONS)}
        for service in services:
            for method in service["methods"]:
                reached = self.reached(index, service["attribute"], method["name"])
                own = [c["method"] + " " + c["path"] for c in method.get("http", [])]
                if reached and reached != own:
                    method["reaches"] = reached
        for helper in helpers:
            helper["obtainedFrom"] = ["%s.%s" % (s["attribute"], m["name"]) for s in services
                                      for m in s["methods"] if helper["class"] in (m["returns"] or "")]
        return services, helpers

    def reached(self, index, key, name):
        """Every endpoint a method can touch: its own calls and those of the methods it calls."""
        todo, seen, paths = [(key, name)], set(), []
        while todo:
            service, method = todo.pop(0)
            if (service, method) in seen or method not in index.get(service, {}):
                continue
            seen.add((service, method))
            module, func = index[service][method]
            paths += [c["method"] + " " + c["path"] for c in self.http(module, func)]
            own, other, held = self.delegates(func)
            todo += [(service, item) for item in own] + other
            todo += [(k, item) for item in held for k in index
                     if k.startswith("#") and item in index[k] and public(item)]
        return unique(paths)

    # -- schemas -----------------------------------------------------------------------------
    def raw_fields(self, module, cls):
        """[(module, field)] of a pydantic class, base classes first, overrides in place."""
        merged = {}
        for mod, node in reversed(self.lineage(module, cls)):
            for stmt in node.body:
                if (isinstance(stmt, ast.AnnAssign) and isinstance(stmt.target, ast.Name)
                        and stmt.target.id != "model_config"
                        and "ClassVar" not in text(stmt.annotation)):
                    merged[stmt.target.id] = (mod, self.field(node, stmt))
        return list(merged.values())

    @staticmethod
    def field(cls, stmt):
        out = {"name": stmt.target.id, "type": text(stmt.annotation), "in": cls.name}
        value = stmt.value
        if isinstance(value, ast.Call) and last(dotted(value.func)) == "Field":
            words = {k.arg: k.value for k in value.keywords}
            default = value.args[0] if value.args else words.get("default")
            if "default_factory" in words:
                factory = words["default_factory"]
                made = factory.body if isinstance(factory, ast.Lambda) else None
                out["default"] = text(made) if made is not None else text(factory) + "()"
            elif default is None or (isinstance(default, ast.Constant) and default.value is Ellipsis):
                out["required"] = True
            else:
                out["default"] = text(default)
            alias = template(words["alias"]) if "alias" in words else None
            if alias:
                out["alias"] = alias
        elif value is None:
            out["required"] = True
        else:
            out["default"] = text(value)
        return out

    @staticmethod
    def config(cls):
        out = {}
        for stmt in cls.body:
            if isinstance(stmt, ast.Assign) and any(dotted(t) == "model_config" for t in stmt.targets):
                if isinstance(stmt.value, ast.Dict):
                    out = {template(k): text(v) for k, v in zip(stmt.value.keys, stmt.value.values)}
                elif isinstance(stmt.value, ast.Call):
                    out = {k.arg: text(k.value) for k in stmt.value.keywords}
        return out

    def schemas(self):
        schemas, enums = [], []
        for module in self.modules.values():
            if ".schemas" not in module.name:
                continue
            for cls in module.classes.values():
                bases = [dotted(b) for b in cls.bases]
                if self.inherits(module, cls, "Enum"):
                    enums.append({"name": cls.name, "module": module.name, "bases": bases,
                                  "members": [{"name": t.id, "value": text(s.value)} for s in cls.body
                                              if isinstance(s, ast.Assign) for t in s.targets
                                              if isinstance(t, ast.Name)]})
                    continue
                entry = {"name": cls.name, "module": module.name, "bases": bases,
                         "fields": [{k: v for k, v in field.items()
                                     if k != "in" or v != cls.name}
                                    for _, field in self.raw_fields(module, cls)]}
                lineage = self.lineage(module, cls)
                if any(self.config(c).get("extra", "").strip("'\"") == "allow" for _, c in lineage):
                    entry["extra"] = "allow"
                for name, wanted in (("properties", True), ("methods", False)):
                    found = {f.name: text(f.returns) for _, c in reversed(lineage) for f in c.body
                             if isinstance(f, FUNCTIONS) and public(f.name)
                             and decorated(f, "property") is wanted}
                    if found:
                        entry[name] = [{"name": k, "returns": v} for k, v in found.items()]
                if any(isinstance(f, FUNCTIONS) and f.name == "__getitem__"
                       for _, c in lineage for f in c.body):
                    entry["subscript"] = True
                schemas.append(entry)
        return schemas, enums

    # -- the rest ----------------------------------------------------------------------------
    def exceptions(self):
        out = []
        for module in self.modules.values():
            if not module.name.endswith(".exceptions"):
                continue
            for cls in module.classes.values():
                init = next((i for _, c in self.lineage(module, cls) if (i := self.init(c))), None)
                out.append({"name": cls.name, "module": module.name,
                            "bases": [dotted(b) for b in cls.bases],
                            "params": self.params(init) if init else [],
                            "attributes": unique([a for _, c in self.lineage(module, cls)
                                                  for a in self.attributes(c)])})
        return out

    def authenticators(self):
        out = []
        for module in self.modules.values():
            if not module.name.endswith(".authentication"):
                continue
            for cls in module.classes.values():
                init = self.init(cls)
                out.append({"name": cls.name, "module": module.name,
                            "bases": [dotted(b) for b in cls.bases],
                            "params": self.params(init) if init else [],
                            "attributes": self.attributes(cls),
                            "methods": [{"name": f.name, "params": self.params(f),
                                         "returns": text(f.returns)} for f in cls.body
                                        if isinstance(f, FUNCTIONS) and public(f.name)]})
        return out

    def utilities(self):
        out = []
        for module in self.modules.values():
            if ".utils" not in module.name:
                continue
            for cls in module.classes.values():
                init = self.init(cls)
                methods = []
                for func in cls.body:
                    if isinstance(func, FUNCTIONS) and public(func.name):
                        entry = {"name": func.name, "params": self.params(func),
                                 "returns": text(func.returns)}
                        for mark in ("staticmethod", "classmethod"):
                            if decorated(func, mark):
                                entry["kind"] = mark
                        methods.append(entry)
                out.append({"name": cls.name, "module": module.name,
                            "params": self.params(init) if init else [], "methods": methods})
        return out

    def package_facts(self):
        facts = {"importName": self.package, "distribution": None, "version": None,
                 "python": None, "requirements": []}
        path = os.path.join(self.root, "setup.py")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as handle:
                tree = ast.parse(handle.read())
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and last(dotted(node.func)) == "setup":
                    words = {k.arg: template(k.value) for k in node.keywords if k.arg}
                    facts.update(distribution=words.get("name"), version=words.get("version"),
                                 python=words.get("python_requires"))
        path = os.path.join(self.root, "requirements.txt")
        if os.path.exists(path):
            with open(path, encoding="utf-8") as handle:
                rows = [row.strip() for row in handle]
            facts["requirements"] = [row for row in rows if row and not row.startswith("#")]
        return facts

    def model(self, release, commit, date):
        services, helpers = self.services()
        schemas, enums = self.schemas()
        package = self.package_facts()
        return {
            "format": FORMAT,
            "release": release or package["version"],
            "source": {"commit": commit, "date": date},
            "package": package,
            "environment": self.environment(),
            "client": self.client_model(),
            "services": services,
            "helpers": helpers,
            "schemas": schemas,
            "enums": enums,
            "exceptions": self.exceptions(),
            "authenticators": self.authenticators(),
            "utilities": self.utilities(),
            "modules": {name: module.names() for name, module in sorted(self.modules.items())},
        }


def main():
    parser = argparse.ArgumentParser(description="Print the model of a Kamiwaza SDK checkout.")
    parser.add_argument("source", metavar="PATH", help="folder that holds the SDK package")
    parser.add_argument("--release", help="name of the model, by default the version in setup.py")
    parser.add_argument("--commit", help="commit of the checkout")
    parser.add_argument("--date", help="day of that commit, YYYY-MM-DD")
    args = parser.parse_args()
    if not os.path.isdir(args.source):
        fail("%s is not a folder" % args.source)
    model = Sdk(args.source).model(args.release, args.commit, args.date)
    json.dump(model, sys.stdout, indent=1, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
