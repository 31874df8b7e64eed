/** The model of one SDK release: what `npm run sdk:extract` reads from the SDK's source. */
export interface SdkModel {
  readonly format: 1;
  /** Name of the model: a platform release (`0.5.0`, `0.3.2`). */
  readonly release: string;
  readonly source: {readonly commit: string; readonly date: string};
  readonly package: SdkPackage;
  /** Environment variables the package reads, and those it only names in a message. */
  readonly environment: {readonly read: readonly string[]; readonly mentioned: readonly string[]};
  readonly client: SdkClient;
  readonly services: readonly SdkService[];
  /** Classes that service methods hand out and that have methods of their own. */
  readonly helpers: readonly SdkHelper[];
  readonly schemas: readonly SdkSchema[];
  readonly enums: readonly SdkEnum[];
  readonly exceptions: readonly SdkException[];
  readonly authenticators: readonly SdkAuthenticator[];
  readonly utilities: readonly SdkUtility[];
  /** Module name → names that can be imported from it. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

export interface SdkPackage {
  readonly importName: string;
  readonly distribution: string | null;
  readonly version: string | null;
  readonly python: string | null;
  readonly requirements: readonly string[];
}

export interface SdkParam {
  readonly name: string;
  /** The annotation as written, `null` when there is none. */
  readonly type: string | null;
  /** The default as written in Python, `null` when the parameter is required. */
  readonly default: string | null;
  /** Absent: positional or keyword. */
  readonly kind?: 'args' | 'keyword' | 'kwargs';
}

/** A method whose requests are not of interest. */
export interface SdkPlainMethod {
  readonly name: string;
  readonly params: readonly SdkParam[];
  readonly returns: string | null;
  readonly kind?: 'staticmethod' | 'classmethod';
}

export interface SdkMethod extends SdkPlainMethod {
  readonly http?: readonly SdkRequest[];
  /** Every endpoint the method can touch, where it also goes through other methods. */
  readonly reaches?: readonly string[];
  /** Exceptions its own body raises. */
  readonly raises?: readonly string[];
  /** The schema that takes the method's extra keywords. */
  readonly kwargsTo?: string;
  readonly async?: true;
  readonly deprecated?: true | {readonly replacement: string};
}

export interface SdkRequest {
  readonly method: string;
  readonly path: string;
  readonly query?: readonly string[];
  readonly form?: readonly string[];
  readonly cookies?: readonly string[];
  readonly body?: SdkBody;
}

export interface SdkBody {
  readonly schema?: string;
  readonly keys?: readonly string[];
  readonly from?: string;
  /** Fields that cannot be encoded as JSON the way the method dumps the schema. */
  readonly notJsonNative?: readonly SdkNotJson[];
}

export interface SdkNotJson {
  readonly field: string;
  readonly types: readonly string[];
  readonly required: boolean;
}

export interface SdkClient {
  readonly class: string;
  readonly module: string;
  readonly params: readonly SdkParam[];
  readonly attributes: readonly string[];
  readonly methods: readonly SdkPlainMethod[];
}

export interface SdkService {
  /** Name of the attribute on the client. */
  readonly attribute: string;
  readonly class: string;
  readonly module: string;
  readonly methods: readonly SdkMethod[];
}

export interface SdkHelper {
  readonly class: string;
  readonly module: string;
  readonly params: readonly SdkParam[];
  readonly attributes: readonly string[];
  readonly methods: readonly SdkMethod[];
  /** `service.method` of every method that returns one. */
  readonly obtainedFrom: readonly string[];
}

export interface SdkField {
  readonly name: string;
  readonly type: string;
  /** The class that declares it, where that is another one. */
  readonly in?: string;
  readonly required?: true;
  readonly default?: string;
  readonly alias?: string;
}

export interface SdkSchema {
  readonly name: string;
  readonly module: string;
  readonly bases: readonly string[];
  readonly fields: readonly SdkField[];
  /** Keeps unknown keys instead of dropping them. */
  readonly extra?: 'allow';
  readonly properties?: readonly SdkMember[];
  readonly methods?: readonly SdkMember[];
  readonly subscript?: true;
}

export interface SdkMember {
  readonly name: string;
  readonly returns: string | null;
}

export interface SdkEnum {
  readonly name: string;
  readonly module: string;
  readonly bases: readonly string[];
  readonly members: readonly {readonly name: string; readonly value: string}[];
}

export interface SdkException {
  readonly name: string;
  readonly module: string;
  readonly bases: readonly string[];
  readonly params: readonly SdkParam[];
  readonly attributes: readonly string[];
}

export interface SdkAuthenticator extends SdkException {
  readonly methods: readonly SdkPlainMethod[];
}

export interface SdkUtility {
  readonly name: string;
  readonly module: string;
  readonly params: readonly SdkParam[];
  readonly methods: readonly SdkPlainMethod[];
}

/** What the model does not contain: the description of a method, from `src/data/sdk/notes`. */
export interface MethodNotes {
  readonly purpose: string;
  readonly params?: Readonly<Record<string, string>>;
  /** Ends the sentence "Returns …". */
  readonly returns?: string;
  /** Exception → when. */
  readonly raises?: Readonly<Record<string, string>>;
  readonly notes?: readonly string[];
  readonly sample: string;
}

/** Notes on the methods of a service and of the helper classes it returns. */
export interface NotesOnMethods {
  /** Every call needs a login, so the samples' client has an authenticator. */
  readonly login?: boolean;
  readonly methods: Readonly<Record<string, MethodNotes>>;
  readonly helpers?: Readonly<Record<string, Pick<NotesOnMethods, 'methods'>>>;
}
