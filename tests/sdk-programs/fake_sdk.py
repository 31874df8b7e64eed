"""A fake of the Python SDK, made from its model: the same modules, classes and signatures.

A call with wrong arguments raises, as do fields that a class does not have. What a method returns comes
from a server object; where that has no such method, from the type that the model gives.
"""

import ast
import enum
import inspect
import sys
import types
import typing
import uuid
from datetime import datetime, timezone
from pathlib import Path

PLAIN = {one.__name__: one for one in (str, int, float, bool, bytes, dict, list, set, tuple)}


class Names(dict):
    """Names in annotations; a name that neither Python nor the SDK has is anything."""

    def __missing__(self, name):
        return typing.Any


class Sdk:
    """The classes of one model. `server` answers the calls."""

    def __init__(self, model, server):
        self.model = model
        self.server = server
        self.calls = []
        self.ids = 0
        self.names = Names({name: getattr(typing, name) for name in typing.__all__})
        self.names.update(PLAIN, UUID=uuid.UUID, datetime=datetime, Path=Path, EmailStr=str)
        self.names["requests"] = types.SimpleNamespace(Session=typing.Any)
        for one in model["enums"]:
            members = {m["name"]: ast.literal_eval(m["value"]) for m in one["members"]}
            mixed = [PLAIN[base] for base in one["bases"] if base in PLAIN]
            self.add(one, enum.Enum(one["name"], members, type=mixed[0] if mixed else None))
        for one in model["exceptions"]:
            self.add(one, self.error_class(one))
        for one in model["schemas"]:
            self.add(one, self.schema_class(one))
        for one in model["authenticators"] + model["utilities"]:
            bases = tuple(self.names[base] for base in one.get("bases", []) if base in self.names)
            self.add(one, self.plain_class(one["name"], one, bases))
        for one in model["helpers"] + model["services"]:
            self.add({"name": one["class"]}, self.plain_class(one["class"], one))
        client = model["client"]
        self.add({"name": client["class"]}, self.client_class(client))
        self.installed = self.install()

    def add(self, one, cls):
        self.names[one["name"]] = cls

    # -- modules --------------------------------------------------------------------------------
    def install(self):
        """Put the modules where `import` finds them."""
        made = {name: types.ModuleType(name) for name in self.model["modules"]}
        for name, exported in self.model["modules"].items():
            for one in exported:
                found = self.names.get(one)
                setattr(made[name], one, found)
                if found is not None and getattr(found, "__module__", None) == __name__:
                    found.__module__ = name
            parent, _, last = name.rpartition(".")
            if parent in made:
                setattr(made[parent], last, made[name])
            made[name].__path__ = []
        made[self.model["package"]["importName"]].__version__ = self.model["package"]["version"]
        sys.modules.update(made)
        return list(made)

    # -- types ----------------------------------------------------------------------------------
    def type_of(self, annotation):
        if annotation is None:
            return typing.Any
        found = eval(annotation, {}, self.names)  # text of the model
        return self.type_of(found) if isinstance(found, str) else found

    def fit(self, value, wanted, place, convert=False):
        """Return a value if it has a type, converted as pydantic does on demand; raise TypeError if not."""
        if isinstance(wanted, (str, typing.ForwardRef)):
            wanted = self.type_of(getattr(wanted, "__forward_arg__", wanted))
        origin, args = typing.get_origin(wanted), typing.get_args(wanted)
        if wanted is typing.Any:
            return value
        if origin in (typing.Union, types.UnionType):
            for arg in args:
                try:
                    return self.fit(value, arg, place, convert)
                except TypeError:
                    continue
            raise TypeError(f"{place}: {value!r} is no {wanted}")
        if origin is not None:
            if not isinstance(value, origin):
                raise TypeError(f"{place}: {value!r} is no {wanted}")
            if origin in (list, set) and args:
                return origin(self.fit(item, args[0], place, convert) for item in value)
            if origin is dict and args:
                return {k: self.fit(v, args[1], place, convert) for k, v in value.items()}
            return value
        if wanted is None or wanted is type(None):
            if value is None:
                return None
            raise TypeError(f"{place}: {value!r} is not None")
        if wanted is float and type(value) is int:
            return float(value) if convert else value
        if isinstance(value, wanted) and not (wanted is int and isinstance(value, bool)):
            return value
        if convert and isinstance(value, dict) and hasattr(wanted, "model_fields"):
            return wanted(**value)
        if convert and isinstance(value, str):
            try:
                if wanted is uuid.UUID or issubclass(wanted, enum.Enum):
                    return wanted(value)
                if wanted is datetime:
                    return datetime.fromisoformat(value)
            except ValueError as error:
                raise TypeError(f"{place}: {error}") from None
        raise TypeError(f"{place}: {value!r} is no {getattr(wanted, '__name__', wanted)}")

    def example(self, wanted):
        """A value of a type: ids are new each time, lists are empty, what is optional is None."""
        if isinstance(wanted, (str, typing.ForwardRef)):
            wanted = self.type_of(getattr(wanted, "__forward_arg__", wanted))
        origin, args = typing.get_origin(wanted), typing.get_args(wanted)
        if origin in (typing.Union, types.UnionType):
            return None if type(None) in args else self.example(args[0])
        if wanted is uuid.UUID:
            self.ids += 1
            return uuid.UUID(int=self.ids)
        if wanted is datetime:
            return datetime(2025, 1, 1, tzinfo=timezone.utc)
        if wanted is typing.Any or wanted is None or wanted is type(None):
            return None
        if hasattr(wanted, "model_fields"):
            return wanted(**{name: self.example(t) for name, t in wanted.required().items()})
        if isinstance(wanted, type) and issubclass(wanted, enum.Enum):
            return next(iter(wanted))
        return (origin or wanted)()

    # -- signatures -----------------------------------------------------------------------------
    def binder(self, label, params, schema=None):
        """A function that gives the arguments of a call their names.

        It raises TypeError for what the method does not take. The SDK drops extra keywords that a
        schema behind `**kwargs` does not have, without a message; here they raise, too.
        """
        kinds = {
            "args": inspect.Parameter.VAR_POSITIONAL,
            "kwargs": inspect.Parameter.VAR_KEYWORD,
            "keyword": inspect.Parameter.KEYWORD_ONLY,
        }
        made, wanted = [], {}
        for one in params:
            kind = one.get("kind")
            if kind == "kwargs" and schema:
                continue
            default = inspect.Parameter.empty
            if kind in (None, "keyword") and one["default"] is not None:
                try:
                    default = ast.literal_eval(one["default"])
                except ValueError:  # a name, such as logging.INFO
                    default = None
            where = kinds.get(kind, inspect.Parameter.POSITIONAL_OR_KEYWORD)
            made.append(inspect.Parameter(one["name"], where, default=default))
            if kind is None:
                wanted[one["name"]] = self.type_of(one["type"])
        signature = inspect.Signature(made)
        fields = self.names[schema].model_fields if schema else {}
        extra = {name: one for name, one in fields.items() if name not in wanted}

        def bind(args, kwargs):
            passed_on = {name: value for name, value in kwargs.items() if name in extra}
            own = {name: value for name, value in kwargs.items() if name not in extra}
            try:
                bound = signature.bind(*args, **own)
            except TypeError as error:
                raise TypeError(f"{label}(): {error}") from None
            for name, value in bound.arguments.items():
                optional = name in wanted and signature.parameters[name].default is None
                if name in wanted and not (value is None and optional):
                    self.fit(value, wanted[name], f"{label}({name}=…)")
            for name, value in passed_on.items():
                self.fit(value, extra[name], f"{label}({name}=…)", convert=True)
            bound.apply_defaults()
            return {**bound.arguments, **passed_on}

        return bind

    # -- classes --------------------------------------------------------------------------------
    def method(self, owner, method):
        label = f"{owner}.{method['name']}"
        sdk = self
        known = {}

        def call(self, *args, **kwargs):
            if not known:  # at the first call: by then all classes are made
                known["bind"] = sdk.binder(label, method["params"], method.get("kwargsTo"))
                known["returns"] = sdk.type_of(method["returns"])
            given = known["bind"](args, kwargs)
            sdk.calls.append({"name": label, "arguments": {k: repr(v) for k, v in given.items()}})
            returns = known["returns"]
            answer = getattr(sdk.server, label.replace(".", "_"), None)
            sdk.server.before(label)
            sdk.encode(method, given)
            result = answer(**given) if answer else sdk.example(returns)
            # the SDK returns None in some places where it does not say so
            return None if result is None else sdk.fit(result, returns, f"{label}() returns", convert=True)

        call.__name__ = method["name"]
        return call

    def encode(self, method, given):
        """Raise what the SDK raises where it sends a value that JSON does not have."""
        for request in method.get("http", []):
            for one in request.get("body", {}).get("notJsonNative", []):
                values = [getattr(value, one["field"], None) for value in given.values()]
                if any(value is not None for value in [given.get(one["field"]), *values]):
                    raise TypeError(f"Object of type {one['types'][0]} is not JSON serializable")

    def plain_class(self, name, one, bases=()):
        def create(self, *args, **kwargs):
            given = sdk.binder(name, one.get("params", []))(args, kwargs)
            for attribute in one.get("attributes", []):
                setattr(self, attribute, given.get(attribute))

        sdk = self
        body = {method["name"]: self.method(name, method) for method in one["methods"]}
        if "params" in one:
            body["__init__"] = create
        return type(name, tuple(base for base in bases if isinstance(base, type)), body)

    def client_class(self, client):
        sdk = self

        def create(self, *args, **kwargs):
            given = sdk.binder(client["class"], client["params"])(args, kwargs)
            sdk.server.connect(sdk)
            for attribute in client["attributes"]:
                setattr(self, attribute, given.get(attribute, types.SimpleNamespace()))
            for service in sdk.model["services"]:
                setattr(self, service["attribute"], sdk.names[service["class"]]())

        body = {one["name"]: self.method(client["class"], one) for one in client["methods"]}
        body["__init__"] = create
        body["__slots__"] = (
            *client["attributes"],
            *(service["attribute"] for service in self.model["services"]),
        )
        return type(client["class"], (), body)

    def error_class(self, one):
        bases = tuple(self.names.get(base, Exception) for base in one["bases"])

        def create(self, message):
            Exception.__init__(self, message)
            self.message = message

        return type(one["name"], bases, {"__init__": create})

    def schema_class(self, one):
        sdk = self
        fields = {field["name"]: field for field in one["fields"]}
        aliases = {field["alias"]: field["name"] for field in one["fields"] if "alias" in field}

        def create(self, **values):
            values = {aliases.get(name, name): value for name, value in values.items()}
            unknown = [name for name in values if name not in fields]
            if unknown and one.get("extra") != "allow":
                raise TypeError(f"{one['name']} has no field {', '.join(unknown)}")
            missing = [n for n, f in fields.items() if f.get("required") and n not in values]
            if missing:
                raise TypeError(f"{one['name']} needs {', '.join(missing)}")
            for name, field in fields.items():
                if name in values:
                    place = f"{one['name']}({name}=…)"
                    value = sdk.fit(values[name], sdk.type_of(field["type"]), place, convert=True)
                else:
                    value = sdk.default(field.get("default"))
                setattr(self, name, value)
            for name in unknown:
                setattr(self, name, values[name])

        def model_dump(self, *, mode="python", **_):
            return {name: sdk.dump(value, mode == "json") for name, value in vars(self).items()}

        base = next((self.names[b] for b in one["bases"] if b in self.names), object)
        body = {
            "__init__": create,
            "model_fields": {name: self.type_of(f["type"]) for name, f in fields.items()},
            "required": classmethod(
                lambda cls: {
                    n: sdk.type_of(f["type"]) for n, f in fields.items() if f.get("required")
                }
            ),
            "model_dump": model_dump,
            "model_validate": classmethod(lambda cls, value: cls(**value)),
        }
        for member in one.get("properties", []):
            label = f"{one['name']}_{member['name']}"
            body[member["name"]] = property(lambda self, label=label: getattr(sdk.server, label)(self))
        return type(one["name"], (base,), body)

    def default(self, text):
        calls = {"list()": list, "dict()": dict, "uuid4()": uuid.uuid4}
        if text in calls:
            return calls[text]()
        if text == "datetime.utcnow()":
            return datetime(2025, 1, 1)
        return None if text is None else ast.literal_eval(text)

    def dump(self, value, as_json):
        if hasattr(value, "model_dump"):
            return value.model_dump(mode="json" if as_json else "python")
        if isinstance(value, list):
            return [self.dump(item, as_json) for item in value]
        if isinstance(value, dict):
            return {key: self.dump(item, as_json) for key, item in value.items()}
        if as_json and isinstance(value, (uuid.UUID, datetime)):
            return str(value)
        return value
