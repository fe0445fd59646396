import json
import os
import uuid
from http.cookies import SimpleCookie
from urllib.request import Request, urlopen

import schemathesis

by_cookie = ["/auth/refresh", "/auth/logout"]


@schemathesis.auth().skip_for(path=by_cookie)
class Demo:
    def get(self, case, context):
        return os.environ["ACCESS_TOKEN"]

    def set(self, case, token, context):
        case.headers["Authorization"] = f"Bearer {token}"


# Log-out ends the session it is shown, so each call that goes by the cookie shows that of a new account.
@schemathesis.auth(refresh_interval=None).apply_to(path=by_cookie)
class Visitor:
    def get(self, case, context):
        person = {"name": "Visitor", "email": f"{uuid.uuid4()}@cairn.example", "password": str(uuid.uuid4())}
        register = Request(
            f"{case.operation.base_url}/auth/register",
            data=json.dumps(person).encode(),
            headers={"content-type": "application/json"},
        )
        with urlopen(register) as response:
            return SimpleCookie(response.headers["set-cookie"])["refresh"].value

    def set(self, case, token, context):
        case.cookies["refresh"] = token
