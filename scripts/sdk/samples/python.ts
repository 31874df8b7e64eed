/** Public attributes of Python's own types, as Python 3.11 lists them. */
export const PYTHON_ATTRIBUTES: Readonly<Record<string, string>> = {
  str: 'capitalize casefold center count encode endswith expandtabs find format format_map index isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper join ljust lower lstrip maketrans partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill',
  bytes:
    'capitalize center count decode endswith expandtabs find fromhex hex index isalnum isalpha isascii isdigit islower isspace istitle isupper join ljust lower lstrip maketrans partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill',
  int: 'as_integer_ratio bit_count bit_length conjugate denominator from_bytes imag numerator real to_bytes',
  float: 'as_integer_ratio conjugate fromhex hex imag is_integer real',
  bool: 'as_integer_ratio bit_count bit_length conjugate denominator from_bytes imag numerator real to_bytes',
  list: 'append clear copy count extend index insert pop remove reverse sort',
  tuple: 'count index',
  set: 'add clear copy difference difference_update discard intersection intersection_update isdisjoint issubset issuperset pop remove symmetric_difference symmetric_difference_update union update',
  dict: 'clear copy fromkeys get items keys pop popitem setdefault update values',
  UUID: 'bytes bytes_le clock_seq clock_seq_hi_variant clock_seq_low fields hex int is_safe node time time_hi_version time_low time_mid urn variant version',
  datetime:
    'astimezone combine ctime date day dst fold fromisocalendar fromisoformat fromordinal fromtimestamp hour isocalendar isoformat isoweekday max microsecond min minute month now replace resolution second strftime strptime time timestamp timetuple timetz today toordinal tzinfo tzname utcfromtimestamp utcnow utcoffset utctimetuple weekday year',
};

/** Names that need no import. */
export const PYTHON_BUILTINS: ReadonlySet<string> = new Set(
  'ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True TypeError UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning UserWarning ValueError Warning ZeroDivisionError abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr classmethod compile complex delattr dict dir divmod enumerate eval exec filter float format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len list locals map max memoryview min next object oct open ord pow print property range repr reversed round set setattr slice sorted staticmethod str sum super tuple type vars zip __name__ __file__ __doc__ exit quit'.split(
    ' ',
  ),
);
