import json
import os
import uuid
from http.cookies import SimpleCookie
from urllib.request import Request, urlopen

import schemathesis

by_cookie = ["/auth/refresh", "/auth/logout"]


def post(path, body):
    headers = {"content-type": "application/json"}
    return urlopen(Request(os.environ["API"] + path, data=json.dumps(body).encode(), headers=headers))


# Both calls come first, because the check itself uses up the registrations that one address may make.
demo = {"email": os.environ["DEMO_EMAIL"], "password": os.environ["DEMO_PASSWORD"]}
visitor = {"email": f"{uuid.uuid4()}@cairn.example", "password": str(uuid.uuid4())}
post("/auth/register", {"name": "Visitor", **visitor}).close()
# Valid for 60 minutes, even if calls change the account.
token = json.load(post("/auth/login", demo))["token"]


@schemathesis.auth(refresh_interval=None).skip_for(path=by_cookie)
class Demo:
    def get(self, case, context):
        return token

    def set(self, case, token, context):
        case.headers["Authorization"] = f"Bearer {token}"


def session():
    cookies = SimpleCookie()
    with post("/auth/login", visitor) as response:
        for line in response.headers.get_all("set-cookie"):
            cookies.load(line)
    return cookies["refresh"].value


# One session per path, because log-out ends the session that it gets. Log-out responds the same if the session has
# already ended.
sessions = {path: session() for path in by_cookie}


@schemathesis.auth(refresh_interval=None).apply_to(path=by_cookie)
class Visitor:
    def get(self, case, context):
        return sessions[case.operation.path]

    def set(self, case, session, context):
        case.cookies["refresh"] = session
