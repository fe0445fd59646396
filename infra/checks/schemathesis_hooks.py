import json
import uuid
from http.cookies import SimpleCookie
from urllib.request import Request, urlopen

import schemathesis


# Log-out ends the session it is shown, so each call that goes by the cookie shows that of a new account.
@schemathesis.auth(refresh_interval=None).apply_to(path=["/auth/refresh", "/auth/logout"])
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
        case.cookies = {**(case.cookies or {}), "refresh": token}
