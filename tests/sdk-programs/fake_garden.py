"""Apps, tool servers and labs of the fake platform."""

import json
import uuid


class Garden:
    """One app, one tool server and one lab; each goes through the states of the scenario."""

    app_id = uuid.UUID(int=0x10)
    tool_id = uuid.UUID(int=0x11)
    lab_id = uuid.UUID(int=0x12)
    template_id = uuid.UUID(int=0x13)
    imported = False
    pulled = False

    def make(self, name, /, **values):
        """An object of the SDK: what is required by its type, and some values."""
        wanted = self.sdk.names[name]
        required = {field: self.sdk.example(t) for field, t in wanted.required().items()}
        return wanted(**{**required, **values})

    def next_state(self):
        self.looks += 1
        return self.state()

    # -- apps -----------------------------------------------------------------------------------
    def AppService_list_templates(self):
        template = {"id": self.template_id, "name": "ai-chatbot"}
        return [self.make("AppTemplate", **template)] if self.imported else []

    def AppService_import_garden_apps(self):
        self.imported = True
        return {"imported_count": 1, "total_apps": 1, "errors": [], "success": True}

    def AppService_check_image_status(self, template_id):
        return self.make("ImageStatus", template_id=template_id, all_images_pulled=self.pulled)

    def AppService_pull_images(self, template_id):
        self.pulled = self.starts
        counts = {"total_images": 2, "successful_pulls": 2 if self.starts else 1}
        return self.make(
            "ImagePullResult", template_id=template_id, all_successful=self.starts, **counts
        )

    def KamiwazaClient_post(self, endpoint, kwargs):
        body = json.loads(json.dumps(kwargs.get("json")))
        if endpoint != "/apps/deploy_app":
            return {}
        if body["template_id"] != str(self.template_id) or not self.pulled:
            raise self.sdk.names["APIError"]("the images of the template are not there")
        app = self.make("AppDeployment", id=self.app_id, name=body["name"])
        return app.model_dump(mode="json")

    def AppService_get_deployment_status(self, deployment_id):
        if deployment_id != self.app_id:
            raise self.sdk.names["NotFoundError"](f"no app {deployment_id}")
        return self.next_state()

    # -- tools ----------------------------------------------------------------------------------
    def ToolService_list_available_templates(self):
        needed = {"name": "tool-websearch", "required_env_vars": ["TAVILY_API_KEY"]}
        return [self.make("ToolTemplate", **needed)]

    def ToolService_deploy_from_template(self, template_name, name, env_vars):
        if "TAVILY_API_KEY" not in (env_vars or {}):
            raise self.sdk.names["APIError"]("Missing required environment variables")
        url = f"https://localhost/{name}/mcp"
        return self.make("ToolDeployment", id=self.tool_id, name=name, url=url)

    def ToolService_check_health(self, deployment_id):
        return self.make("ToolHealthCheck", status=self.next_state())

    # -- labs -----------------------------------------------------------------------------------
    def lab(self, state):
        return self.make("Lab", id=self.lab_id, username="ana", status=state)

    def LabService_list_labs(self):
        return [self.lab(self.states[0])]

    def LabService_create_lab(self, username, resources):
        return self.lab(self.states[0])

    def LabService_get_lab(self, lab_id):
        return self.lab(self.next_state())
