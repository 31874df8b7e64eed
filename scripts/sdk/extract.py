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
import json
import os
import re
import sys

from extraction.methods import Methods
from extraction.source import (FUNCTIONS, decorated, dotted, fail, last, public, template, text,
                               unique)

FORMAT = 1


class Sdk(Methods):
    # -- parts of several sections ------------------------------------------------------------
    def classes_of(self, wanted):
        """[(module, class)] of the modules whose name fits."""
        return [(module, cls) for module in self.modules.values() if wanted(module.name)
                for cls in module.classes.values()]

    def takes(self, cls):
        """Parameters of the constructor."""
        init = self.init(cls)
        return self.params(init) if init else []

    def plain_methods(self, cls, properties=True):
        """Public methods without their requests."""
        return [{"name": f.name, "params": self.params(f), "returns": text(f.returns)}
                for f in cls.body if isinstance(f, FUNCTIONS) and public(f.name)
                and (properties or not decorated(f, "property"))]

    def client_model(self):
        module, cls = self.client
        return {"class": cls.name, "module": module.name, "params": self.takes(cls),
                "attributes": self.attributes(cls),
                "methods": self.plain_methods(cls, properties=False)}

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

    # -- services ----------------------------------------------------------------------------
    def services(self):
        services, helpers, index = [], [], {}
        for module, cls in self.classes_of(lambda name: ".services" in name):
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
                helpers.append({**entry, "params": self.takes(cls),
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
    def schemas(self):
        schemas, enums = [], []
        for module, cls in self.classes_of(lambda name: ".schemas" in name):
            bases = [dotted(b) for b in cls.bases]
            if self.inherits(module, cls, "Enum"):
                enums.append({"name": cls.name, "module": module.name, "bases": bases,
                              "members": [{"name": t.id, "value": text(s.value)} for s in cls.body
                                          if isinstance(s, ast.Assign) for t in s.targets
                                          if isinstance(t, ast.Name)]})
                continue
            entry = {"name": cls.name, "module": module.name, "bases": bases,
                     "fields": [{k: v for k, v in field.items() if k != "in" or v != cls.name}
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
        for module, cls in self.classes_of(lambda name: name.endswith(".exceptions")):
            lineage = [c for _, c in self.lineage(module, cls)]
            out.append({"name": cls.name, "module": module.name,
                        "bases": [dotted(b) for b in cls.bases],
                        "params": next((self.params(i) for c in lineage if (i := self.init(c))), []),
                        "attributes": unique([a for c in lineage for a in self.attributes(c)])})
        return out

    def authenticators(self):
        return [{"name": cls.name, "module": module.name, "bases": [dotted(b) for b in cls.bases],
                 "params": self.takes(cls), "attributes": self.attributes(cls),
                 "methods": self.plain_methods(cls)}
                for module, cls in self.classes_of(lambda name: name.endswith(".authentication"))]

    def utilities(self):
        out = []
        for module, cls in self.classes_of(lambda name: ".utils" in name):
            methods = self.plain_methods(cls)
            functions = {f.name: f for f in cls.body if isinstance(f, FUNCTIONS)}
            for method in methods:
                for mark in ("staticmethod", "classmethod"):
                    if decorated(functions[method["name"]], mark):
                        method["kind"] = mark
            out.append({"name": cls.name, "module": module.name, "params": self.takes(cls),
                        "methods": methods})
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
