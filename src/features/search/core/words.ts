/** Words that carry no subject. Dropped from a query unless nothing else is in it. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about above after again all also am an and any are as at be because been before being below ' +
    'between both but by can cannot cant could did didnt do does doesnt doing dont during each few ' +
    'for from further had has have having he her here hers him his how i id if ill im in into is isnt ' +
    'it its ive just let lets like me more most my no nor not of off on once only or other our out ' +
    'over own per please same shall she should so some such than that the their them then there these ' +
    'they this those through to too under until up upon us very via want was we were what whats when ' +
    'where which while who whom why will with within without wont would you your ' +
    // Misspelled: an unknown word would count as a rare one.
    'hwo teh trough waht wehre wich whitch'
  ).split(' '),
);

/**
 * Words that say little: they count, but do not decide which page is best. The product's own name is one of
 * them here.
 */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  (
    'able unable actually already always another anyone anything best better big box click come correct currently ' +
    'differ difference differences different documentation docs else even ever every everything example exactly explain explained find get gets ' +
    'getting give given go goes going good got guide handle handling happen happening happens help info information instead issue issues kamiwaza ' +
    'keep keeps know large long look looking made make makes making many mean means might much must need needed ' +
    'needs new now ok one possible press problem properly really right say see seem seems set show shows someone ' +
    'something step steps stuff supposed small still sure take takes taken tell thing things think tried try trying tutorial two use ' +
    'used uses using versus vs way ways well went whether work worked working works yet'
  ).split(' '),
);

/**
 * General words, mostly verbs: they count, but less than the words around them. Verbs that name a task (install,
 * deploy, download, stop, delete) are not among them.
 */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
  (
    'add adding additional allow allowed appear appears apply ask available avoid begin bring build call called change ' +
    'changing choice choose choosing complete completely contain create creating current custom decide default define ' +
    'describe edit enable entire entries exist exists existing expose extra follow full include increase initial kept located ' +
    'main manage modify move multiple particular perform pick prevent provide put read receive recommended rename ' +
    'replace require run running runs save saved saves saving select selection send several share simple single specific stay stays ' +
    'stored submit suitable table tail topic topics total turn understand various view watch write written wrote'
  ).split(' '),
);

/**
 * Products of other vendors that readers ask about. Such a name is never taken for a misspelling, and a page that does
 * not mention it is no answer, except to a paste.
 */
export const OTHER_PRODUCTS: ReadonlySet<string> = new Set(
  (
    'airflow ansible argocd auth0 bedrock bitbucket chroma chromadb claude cloudflare confluence ' +
    'copilot couchbase databricks datadog deepspeed dify docling dropbox elastic elasticsearch exllama faiss ' +
    'flatpak gemini golang grafana haystack helm heroku inferentia jenkins jira kafka keycloak ' +
    'kserve kubeflow kubernetes k8s lancedb langchain langflow langgraph litellm llamaindex lmstudio metallb ' +
    'minio mlflow mongodb mysql neo4j nextjs nomad ollama okta openshift opensearch openvino oracle pgvector ' +
    'pinecone podman postgres postgresql prometheus pulumi puppet rabbitmq rancher redshift sagemaker ' +
    'salesforce servicenow sglang sharepoint slack slurm snap snowflake splunk sqlite supabase tableau ' +
    'tensorflow tensorrt tgi trainium triton trtllm vertex vmware wandb weaviate whisper zapier'
  ).split(' '),
);

/** Nouns that are not the subject if `of` or `for` follows: `the role of Traefik`, `the purpose of a lab`. */
export const ASKING_NOUNS: ReadonlySet<string> = new Set(
  'aim function idea job kind kinds list meaning point purpose reason role sort task type types'.split(
    ' ',
  ),
);

/** Verbs and nouns of two words that are also written as one: indexed and searched as one, too. */
export const JOINED: ReadonlySet<string> = new Set(
  (
    'log in,log on,log out,sign in,sign on,set up,shut down,back up,start up,clean up,time out,' +
    'run time,air gapped,data set,note book,quick start'
  ).split(','),
);
