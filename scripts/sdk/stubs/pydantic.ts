/** The module of the stubs that has pydantic's base class. It is not part of the SDK. */
export const BASE_MODULE = '_pydantic';

/** What every pydantic object has besides its fields (pydantic 2, and the names of version 1). */
export const PYDANTIC_STUB = `from typing import Any, Callable, ClassVar, Dict, Mapping, Optional, Set, Union
from typing_extensions import Self

class BaseModel:
    model_config: ClassVar[Dict[str, Any]]
    model_computed_fields: ClassVar[Dict[str, Any]]
    model_fields: ClassVar[Dict[str, Any]]
    @property
    def model_extra(self) -> Optional[Dict[str, Any]]: ...
    @property
    def model_fields_set(self) -> Set[str]: ...
    @classmethod
    def model_construct(cls, _fields_set: Optional[Set[str]] = ..., **values: Any) -> Self: ...
    def model_copy(self, *, update: Optional[Mapping[str, Any]] = ..., deep: bool = ...) -> Self: ...
    def model_dump(
        self,
        *,
        mode: str = ...,
        include: Any = ...,
        exclude: Any = ...,
        context: Optional[Any] = ...,
        by_alias: Optional[bool] = ...,
        exclude_unset: bool = ...,
        exclude_defaults: bool = ...,
        exclude_none: bool = ...,
        round_trip: bool = ...,
        warnings: Union[bool, str] = ...,
        serialize_as_any: bool = ...,
    ) -> Dict[str, Any]: ...
    def model_dump_json(
        self,
        *,
        indent: Optional[int] = ...,
        include: Any = ...,
        exclude: Any = ...,
        context: Optional[Any] = ...,
        by_alias: Optional[bool] = ...,
        exclude_unset: bool = ...,
        exclude_defaults: bool = ...,
        exclude_none: bool = ...,
        round_trip: bool = ...,
        warnings: Union[bool, str] = ...,
        serialize_as_any: bool = ...,
    ) -> str: ...
    @classmethod
    def model_json_schema(cls, by_alias: bool = ..., ref_template: str = ..., **options: Any) -> Dict[str, Any]: ...
    @classmethod
    def model_parametrized_name(cls, params: Any) -> str: ...
    def model_post_init(self, context: Any, /) -> None: ...
    @classmethod
    def model_rebuild(cls, **options: Any) -> Optional[bool]: ...
    @classmethod
    def model_validate(cls, obj: Any, **options: Any) -> Self: ...
    @classmethod
    def model_validate_json(cls, json_data: Union[str, bytes, bytearray], **options: Any) -> Self: ...
    @classmethod
    def model_validate_strings(cls, obj: Any, **options: Any) -> Self: ...
    @classmethod
    def construct(cls, _fields_set: Optional[Set[str]] = ..., **values: Any) -> Self: ...
    def copy(self, **options: Any) -> Self: ...
    def dict(self, **options: Any) -> Dict[str, Any]: ...
    @classmethod
    def from_orm(cls, obj: Any) -> Self: ...
    def json(self, *, encoder: Optional[Callable[[Any], Any]] = ..., **options: Any) -> str: ...
    @classmethod
    def parse_file(cls, path: Any, **options: Any) -> Self: ...
    @classmethod
    def parse_obj(cls, obj: Any) -> Self: ...
    @classmethod
    def parse_raw(cls, b: Union[str, bytes], **options: Any) -> Self: ...
    @classmethod
    def schema(cls, **options: Any) -> Dict[str, Any]: ...
    @classmethod
    def schema_json(cls, **options: Any) -> str: ...
    @classmethod
    def update_forward_refs(cls, **localns: Any) -> None: ...
    @classmethod
    def validate(cls, value: Any) -> Self: ...
`;

/** Names of the methods in the stub above. */
export const PYDANTIC_METHODS: ReadonlySet<string> = new Set(
  [...PYDANTIC_STUB.matchAll(/def (\w+)\(/g)].map(([, name = '']) => name),
);
