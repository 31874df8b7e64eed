/** What both methods accept that dump an object. */
const DUMP_OPTIONS = `        include: Any = ...,
        exclude: Any = ...,
        context: Optional[Any] = ...,
        by_alias: Optional[bool] = ...,
        exclude_unset: bool = ...,
        exclude_defaults: bool = ...,
        exclude_none: bool = ...,
        round_trip: bool = ...,
        warnings: Union[bool, str] = ...,
        serialize_as_any: bool = ...,`;

/** What every object of pydantic 2 has besides its fields. The names of version 1 are deprecated, so samples use none. */
export const PYDANTIC_STUB = `class BaseModel:
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
${DUMP_OPTIONS}
    ) -> Dict[str, Any]: ...
    def model_dump_json(
        self,
        *,
        indent: Optional[int] = ...,
${DUMP_OPTIONS}
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
    def model_validate_strings(cls, obj: Any, **options: Any) -> Self: ...`;

/** Names of the methods in the stub above. */
export const PYDANTIC_METHODS: ReadonlySet<string> = new Set(
  [...PYDANTIC_STUB.matchAll(/def (\w+)\(/g)].map(([, name = '']) => name),
);
