/** Where pip finds SDK 0.5.0 itself: the registry may have another version. */
export const SDK_SOURCE =
  'kamiwaza @ git+https://github.com/kamiwaza-ai/kamiwaza-sdk@a61d792e63130b9645d4411d08ebe108ceab6214';

/** What pip says of a Python that is too old for the SDK. The platform accepts fewer versions. */
export const SDK_PYTHON = "not in '>=3.10'";

/** The lines that create a client, and an empty line. The samples of an entry begin with them. */
export const SDK_CLIENT = [
  'from kamiwaza_client import KamiwazaClient',
  '',
  'client = KamiwazaClient("http://localhost:7777/api/")',
  '',
] as const;

/** The same, and the lines that open an embedder. */
export const SDK_EMBEDDER = [
  ...SDK_CLIENT,
  'embedder = client.embedding.get_embedder(',
  '    model="BAAI/bge-base-en-v1.5", provider_type="huggingface_embedding"',
  ')',
] as const;

/** A client that logs in with user and password at the address behind the proxy. */
export const SDK_LOGIN = [
  'from kamiwaza_client import KamiwazaClient',
  'from kamiwaza_client.authentication import UserPasswordAuthenticator',
  '',
  'client = KamiwazaClient("https://<host>/api/")',
  'client.authenticator = UserPasswordAuthenticator("admin", "<password>", client.auth)',
] as const;
