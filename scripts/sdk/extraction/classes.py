"""Classes of the package: what a name refers to, what a class inherits, what it offers."""
import ast
import os

from extraction.source import (FUNCTIONS, Module, decorated, dotted, fail, last, public, template, text,
                               unique, walk_scope)

PACKAGES = ("kamiwaza_client", "kamiwaza_sdk")


class Classes:
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

    # -- names -------------------------------------------------------------------------------
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

    # -- client and constructors -------------------------------------------------------------
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

    # -- parameters and fields ---------------------------------------------------------------
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
