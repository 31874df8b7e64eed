"""A fake platform for whole programs: downloads, deployments, embeddings, vectors and chat.

Each answer is named after the class and the method of the SDK that asks for it. The settings of a
scenario decide how a download ends, through which states a deployment goes, and which calls fail.
"""

import sys
import types
import uuid

from fake_garden import Garden

DEFAULTS = {
    "states": ["REQUESTED", "DEPLOYING", "INITIALIZING", "DEPLOYED"],
    "instance_after": 1,  # queries of the active deployments before an instance is ready
    "download": "complete",  # or "fails", "never ends"
    "deployed": False,  # the model is running before the program starts
    "registered": False,  # the model is downloaded before the program starts
    "starts": True,  # deploy_model returns an id; if not, False
    "offsets": True,  # chunk_text returns offsets
    "answer": "Hold the button for ten seconds [guide.md:0].",
    "errors": {},  # method of the SDK → [exception, message]
}
REPO = "unsloth/Qwen3-0.6B-GGUF"
FILE = "Qwen3-0.6B-Q6_K.gguf"
FILE_SIZE = 495107424
DOWNLOAD_SECONDS = 30
CHUNK_BYTES = 400


class Clock:
    """Time that passes only in `sleep`. A program that never stops waiting is an error."""

    LIMIT = 3 * 3600

    def __init__(self):
        self.now = 0.0

    def sleep(self, seconds):
        if seconds < 0:
            raise ValueError("sleep length must be non-negative")
        self.now += seconds
        if self.now > self.LIMIT:
            raise EndlessProgram(f"waits for more than {self.LIMIT // 3600} hours")

    def monotonic(self):
        # a loop that only reads the clock ends as well
        self.now += 0.01
        return self.now


class EndlessProgram(BaseException):
    """Not an Exception, so that no program catches it."""


class Server(Garden):
    """State of the fake platform while one program runs."""

    MOST_CALLS = 10_000

    def __init__(self, settings, clock):
        unknown = set(settings) - set(DEFAULTS)
        if unknown:
            raise ValueError(f"unknown settings: {', '.join(sorted(unknown))}")
        for name, value in {**DEFAULTS, **settings}.items():
            setattr(self, name, value)
        self.clock = clock
        self.count = 0
        self.model_id = uuid.UUID(int=0xA)
        self.file_id = uuid.UUID(int=0xB)
        self.config_id = uuid.UUID(int=0xC)
        self.deployment_id = uuid.UUID(int=0xD)
        self.running = self.deployed
        self.looks = 0
        self.active_looks = 0
        self.download_started = None
        self.on_record = self.registered or self.deployed
        self.collections = {}
        self.datasets = []
        self.install_openai()

    def connect(self, sdk):
        self.sdk = sdk

    def before(self, label):
        """Count a call, and raise what the scenario wants."""
        self.count += 1
        if self.count > self.MOST_CALLS:
            raise EndlessProgram(f"makes more than {self.MOST_CALLS} calls")
        if label in self.errors:
            name, message = self.errors[label]
            error = self.sdk.names.get(name) or getattr(self.openai, name, None)
            error = error or getattr(__import__("builtins"), name)
            raise error(message)

    # -- models ---------------------------------------------------------------------------------
    def model(self):
        return {"id": self.model_id, "name": REPO.split("/")[1], "repo_modelId": REPO, "hub": "HubsHf"}

    def ModelService_get_model_by_repo_id(self, repo_id):
        return self.model() if self.on_record and repo_id == REPO else None

    def ModelService_initiate_model_download(self, repo_id, quantization):
        if repo_id != REPO:
            raise ValueError(f"No model found with repo_modelId: {repo_id}")
        self.on_record = True
        self.download_started = self.clock.now
        file = self.sdk.names["ModelFile"](name=FILE, size=FILE_SIZE, id=self.file_id)
        return {"model": self.model(), "files": [file], "download_request": None, "result": None}

    def elapsed(self):
        return -1.0 if self.download_started is None else self.clock.now - self.download_started

    def loading(self):
        """Whether a file is being loaded. The list of downloads is empty for the first second."""
        if self.elapsed() < 1:
            return False
        if self.download == "never ends":
            return True
        return self.download == "complete" and self.elapsed() < DOWNLOAD_SECONDS

    def complete(self):
        return self.registered or self.deployed or (
            self.download == "complete" and self.elapsed() >= DOWNLOAD_SECONDS
        )

    def ModelService_check_download_status(self, repo_id):
        if self.elapsed() < 1:
            return []
        percentage = 100 if self.complete() else 40
        return [
            {
                "id": self.file_id,
                "m_id": self.model_id,
                "name": FILE,
                "is_downloading": self.loading(),
                "download": self.complete(),
                "download_percentage": percentage,
            }
        ]

    def ModelService_wait_for_download(self, repo_id, polling_interval, timeout, show_progress):
        # it does not raise after the timeout, and takes an empty list as the end
        end = None if timeout is None else self.clock.now + timeout
        while self.loading() and (end is None or self.clock.now < end):
            self.clock.sleep(polling_interval)
        return self.ModelService_check_download_status(repo_id)

    def ModelService_get_model_download_status(self, repo_id, quantization):
        if not self.on_record:
            return {"error": f"No model found with repo_modelId: {repo_id}", "found": False}
        done = self.complete()
        return {
            "found": True,
            "all_downloaded": done,
            "any_downloading": self.loading(),
            "total_progress": 100 if done else 40,
        }

    # -- serving --------------------------------------------------------------------------------
    def ServingService_deploy_model(self, model_id=None, repo_id=None, **_):
        if model_id is None and repo_id is None:
            raise ValueError("Either model_id or repo_id must be provided")
        if not self.on_record and not self.complete():
            # programs that only deploy start with a downloaded model
            self.on_record = True
        self.running = self.starts
        return self.deployment_id if self.starts else False

    def state(self):
        return self.states[min(max(self.looks - 1, 0), len(self.states) - 1)]

    def deployment(self):
        return {
            "id": self.deployment_id,
            "m_id": self.model_id,
            "m_config_id": self.config_id,
            "requested_at": "2025-01-01T00:00:00+00:00",
            "status": self.state(),
            "lb_port": 51100,
        }

    def ServingService_get_deployment_status(self, deployment_id):
        if deployment_id != self.deployment_id:
            raise self.sdk.names["NotFoundError"](f"no deployment {deployment_id}")
        self.looks += 1
        return self.deployment()

    def ready(self):
        return self.running and (
            self.deployed
            or (self.state() == "DEPLOYED" and self.active_looks > self.instance_after)
        )

    def ServingService_list_active_deployments(self):
        if not self.deployed and self.running and self.state() == "DEPLOYED":
            self.active_looks += 1
        if not self.ready():
            return []
        instance = {
            "id": uuid.UUID(int=0xE),
            "deployment_id": self.deployment_id,
            "deployed_at": "2025-01-01T00:00:00+00:00",
            "status": "DEPLOYED",
            "host_name": "localhost",
        }
        return [
            {
                "id": self.deployment_id,
                "m_id": self.model_id,
                "m_name": REPO.split("/")[1],
                "status": "DEPLOYED",
                "instances": [instance],
                "lb_port": 51100,
                "endpoint": "http://localhost:51100/v1",
            }
        ]

    def ActiveModelDeployment_is_available(self, active):
        return self.ActiveModelDeployment_active_instance(active) is not None

    def ActiveModelDeployment_active_instance(self, active):
        return next((one for one in active.instances if one.status == "DEPLOYED"), None)

    def ServingService_stop_deployment(self, deployment_id=None, repo_id=None, force=None):
        if not self.running:
            raise ValueError("No active deployment found")
        self.running = False
        return True

    # -- catalog --------------------------------------------------------------------------------
    def CatalogService_create_dataset(self, dataset_name, platform, environment, **_):
        urn = f"urn:li:dataset:(urn:li:dataPlatform:{platform},{dataset_name},{environment})"
        dataset = {"urn": urn, "id": dataset_name, "platform": platform, "environment": environment}
        self.datasets.append(dataset)
        return dataset

    def CatalogService_list_datasets(self):
        return self.datasets

    # -- embedding ------------------------------------------------------------------------------
    def EmbeddingService_get_embedder(self, **_):
        service = self.sdk.names["EmbeddingService"]()
        return self.sdk.names["EmbeddingProvider"](service, uuid.UUID(int=0xF))

    EmbeddingService_initialize_provider = EmbeddingService_get_embedder

    def EmbeddingProvider_chunk_text(self, text, return_metadata=False, **_):
        data = text.encode("utf-8")
        chunks, offsets, start = [], [], 0
        while start < len(data):
            chunk = data[start : start + CHUNK_BYTES].decode("utf-8", errors="ignore")
            chunks.append(chunk)
            offsets.append(start)
            start += len(chunk.encode("utf-8"))
        if not return_metadata:
            return chunks
        return self.sdk.names["ChunkResponse"](
            chunks=chunks, offsets=offsets if self.offsets else None
        )

    def vector(self, text):
        """How often each of 32 groups of words occurs: similar texts have similar vectors."""
        counts = [0.0] * 32
        for word in text.lower().split():
            counts[sum(word.strip(".,?!").encode("utf-8")) % 32] += 1
        length = sum(count * count for count in counts) ** 0.5 or 1.0
        return [count / length for count in counts]

    def EmbeddingProvider_embed_chunks(self, text_chunks, batch_size=64):
        return [self.vector(text) for text in text_chunks]

    def EmbeddingProvider_create_embedding(self, text, **_):
        return {"embedding": self.vector(text)}

    # -- vectors --------------------------------------------------------------------------------
    FIELDS = ("model_name", "source", "catalog_urn", "filename", "offset")

    def VectorDBService_insert(self, vectors, metadata, collection_name, field_list=None):
        error = self.sdk.names["APIError"]
        if len(vectors) != len(metadata):
            raise error(f"{len(vectors)} vectors, but {len(metadata)} rows")
        rows = self.collections.setdefault(collection_name, [])
        for vector, row in zip(vectors, metadata):
            for name in self.FIELDS:
                row.setdefault(name, 0 if name == "offset" else "")
            for name, value in row.items():
                if isinstance(value, str) and len(value.encode("utf-8")) > 1000:
                    raise error(f"{name} has more than 1000 bytes")
            if rows and (set(rows[0][1]) != set(row) or len(rows[0][0]) != len(vector)):
                raise error(f"the collection {collection_name} has other fields or another dimension")
            rows.append((vector, dict(row)))
        return {"rows_inserted": len(vectors)}

    def VectorDBService_search(
        self, query_vector, collection_name, limit, metric_type="IP", output_fields=None, nprobe=10
    ):
        if collection_name not in self.collections:
            raise self.sdk.names["APIError"](f"no collection {collection_name}")
        wanted = output_fields or ["source", "offset"]
        hits = [
            {
                "id": index,
                "score": sum(a * b for a, b in zip(query_vector, vector)),
                "metadata": {name: row[name] for name in wanted},
            }
            for index, (vector, row) in enumerate(self.collections[collection_name])
        ]
        return sorted(hits, key=lambda hit: -hit["score"])[:limit]

    def VectorDBService_list_collections(self):
        return list(self.collections)

    def VectorDBService_drop_collection(self, collection_name):
        del self.collections[collection_name]
        return {}

    # -- chat -----------------------------------------------------------------------------------
    def OpenAIService_get_client(self, model=None, deployment_id=None, repo_id=None, endpoint=None):
        if (model, deployment_id, repo_id, endpoint) == (None, None, None, None):
            raise ValueError("Must specify either model, deployment_id, repo_id or endpoint")
        if endpoint is None and not self.ready():
            raise ValueError("No active deployment found for specified model")
        return sys.modules["openai"].OpenAI(base_url=endpoint or "http://localhost:51100/v1", api_key="local")

    def install_openai(self):
        """The few calls of the package `openai` that samples make."""
        server = self

        class Completions:
            def create(self, *, model, messages, stream=False, **options):
                known = {"max_tokens", "temperature", "top_p", "stop", "seed", "timeout", "extra_body"}
                if set(options) - known:
                    raise TypeError(f"create() got {', '.join(sorted(set(options) - known))}")
                for message in messages:
                    if set(message) != {"role", "content"} or not isinstance(message["content"], str):
                        raise TypeError(f"not a chat message: {message!r}")
                server.before("chat")
                server.sdk.calls.append({"name": "chat", "arguments": {"messages": repr(messages)}})
                words = server.answer.split(" ")
                if stream:
                    parts = [word if at == 0 else f" {word}" for at, word in enumerate(words)]
                    return iter([chunk(part) for part in [*parts, None]])
                message = types.SimpleNamespace(role="assistant", content=server.answer)
                return types.SimpleNamespace(choices=[types.SimpleNamespace(message=message)])

        def chunk(text):
            return types.SimpleNamespace(
                choices=[types.SimpleNamespace(delta=types.SimpleNamespace(content=text))]
            )

        class OpenAI:
            def __init__(self, *, base_url, api_key, **_):
                self.base_url = base_url
                self.chat = types.SimpleNamespace(completions=Completions())

        class OpenAIError(Exception):
            pass

        self.openai = types.ModuleType("openai")
        self.openai.OpenAI = OpenAI
        self.openai.OpenAIError = OpenAIError
        sys.modules["openai"] = self.openai
