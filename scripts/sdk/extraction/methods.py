"""Methods of the services: parameters, requests, errors, and what they pass on."""
import ast
import builtins
import re

from extraction.classes import Classes
from extraction.source import (FUNCTIONS, decorated, dotted, last, public, template, text, unique,
                               walk_scope)

HTTP_VERBS = {"get", "post", "put", "delete", "patch", "head", "options"}
# What json.dumps cannot take when a schema is dumped without mode='json'.
NOT_JSON = {"UUID", "UUID4", "datetime", "date", "time", "timedelta", "Decimal", "HttpUrl",
            "AnyUrl", "AnyHttpUrl", "Path", "bytes", "set", "Set"}


class Methods(Classes):
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
        if any(isinstance(n, ast.Name) and n.id == rest.arg for n in walk_scope(func)):
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
        own = {"name": func.name, "params": self.params(func), "returns": text(func.returns)}
        deprecated = self.deprecated(module, func)
        further = {
            "http": self.http(module, func),
            "raises": self.raises(module, func),
            "kwargsTo": self.kwargs_to(module, cls, func),
            "async": isinstance(func, ast.AsyncFunctionDef),
            "deprecated": {"replacement": deprecated} if isinstance(deprecated, str) else deprecated,
        }
        return {**own, **{name: value for name, value in further.items() if value}}

    def methods(self, module, cls):
        out = {}
        for mod, node in self.lineage(module, cls):
            for func in node.body:
                if isinstance(func, FUNCTIONS) and public(func.name) and func.name not in out:
                    out[func.name] = self.method(mod, cls, func)
        return list(out.values())
