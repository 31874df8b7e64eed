import {bash, hint, message, powershell, python, variant} from './define.ts';
import {SDK_CLIENT} from './sdk-setup.ts';
import {kamiwazaPage, on} from './steps.ts';
import type {KnownError} from './types.ts';

const CURL = {title: 'curl: SSL CA certificates', url: 'https://curl.se/docs/sslcerts.html'};

const REQUESTS = {
  title: 'Requests: SSL cert verification',
  url: 'https://requests.readthedocs.io/en/latest/user/advanced/#ssl-cert-verification',
};

const HUB = 'huggingface.co';
/** pip's own servers: `python-pip-certificate` has them. */
const PYTHON_INDEXES = ['pypi.org', 'pythonhosted.org'];

/** OpenSSL's error 19: the authority at the end of the chain is not known, as with a company's proxy. */
const IN_CHAIN = 'certificate in certificate chain';

const nameAuthority = {
  text: 'In the SDK, specify the file of the certificate authority (CA), or [save the certificate of the host](/operate/certificates#save) and specify that.',
  commands: [
    python(
      'from kamiwaza_client import KamiwazaClient',
      '',
      'client = KamiwazaClient("https://localhost/api/")',
      'client.session.verify = "/path/to/ca.pem"',
    ),
  ],
};

const showCertificate = {
  text: 'Look at the certificate that the server sends.',
  commands: [
    bash(
      'openssl s_client -connect <host>:443 -servername <host> </dev/null | openssl x509 -noout -text | grep -A1 -E "Issuer:|Not Before|Not After|Subject:|Alternative"',
    ),
  ],
};

/** Certificates, in the words of OpenSSL, Python, curl and browsers. */
export const tlsErrors: readonly KnownError[] = [
  {
    id: 'tls-untrusted',
    title: 'The certificate is not trusted',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      {
        ...message('certificate verify failed: self-signed certificate'),
        unless: [HUB, 'pypi.org', 'pythonhosted.org', IN_CHAIN],
      },
      {
        ...message('certificate verify failed: self signed certificate'),
        unless: [HUB, 'pypi.org', 'pythonhosted.org', IN_CHAIN],
      },
      {...message('SSL certificate problem: self-signed certificate'), unless: [IN_CHAIN]},
      {...variant('SSL certificate problem: self signed certificate'), unless: [IN_CHAIN]},
      variant('ERR_CERT_AUTHORITY_INVALID'),
      variant('SEC_ERROR_UNKNOWN_ISSUER'),
      variant('MOZILLA_PKIX_ERROR_SELF_SIGNED_CERT'),
      variant('DEPTH_ZERO_SELF_SIGNED_CERT'),
      variant('verify error:num=18'),
      variant('Verify return code: 18'),
      variant('Verification error: self-signed certificate'),
      variant('Verification error: self signed certificate'),
      variant('Self-signed certificate encountered'),
      variant('SEC_E_UNTRUSTED_ROOT'),
      variant('was issued by an authority that is not trusted'),
      variant('alert unknown ca'),
      variant('tlsv1 alert unknown ca'),
      variant('remote error: tls: unknown certificate'),
      variant('alert certificate unknown'),
      variant('remote error: tls: bad certificate'),
    ],
    follows: ['tls-key-mismatch'],
    cause:
      'The platform probably made its own certificate, which neither browsers nor Python trust (unconfirmed). There is no known way to install your own certificate.',
    steps: [
      {
        text: 'In the browser, on the host itself, continue past the warning. From another machine, [compare the fingerprint](/operate/certificates#browser-warning) first.',
      },
      nameAuthority,
      {
        text: 'With curl, specify the CA as well.',
        commands: [bash('curl --cacert /path/to/ca.pem https://<host>/')],
      },
      {
        text: 'For a test on your own machine only, turn the check off.',
        commands: [python('client.session.verify = False')],
      },
    ],
    verify: {
      text: 'The request gets a reply, without a message about the certificate.',
      commands: [bash('curl --cacert /path/to/ca.pem -I https://<host>/')],
    },
    sources: [
      kamiwazaPage('Certificate warning in the browser', '/operate/certificates#browser-warning'),
      REQUESTS,
      CURL,
      {
        title: 'mtakaki/cachet-url-monitor issue 87',
        url: 'https://github.com/mtakaki/cachet-url-monitor/issues/87',
      },
    ],
    page: '/operate/certificates#browser-warning',
    sample:
      "requests.exceptions.SSLError: HTTPSConnectionPool(host='localhost', port=443): Max retries exceeded with url: /api/models (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: self-signed certificate (_ssl.c:1000)')))",
  },
  {
    id: 'tls-missing-issuer',
    title: 'The certificate authority (CA) is not trusted',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    // Docker needs the same CA and a restart; with that, the request by hand works, too.
    follows: ['docker-registry-certificate'],
    messages: [
      {
        ...message('certificate verify failed: unable to get local issuer certificate'),
        unless: [HUB, 'pypi.org', 'pythonhosted.org'],
      },
      variant('SSL certificate problem: unable to get local issuer certificate'),
      variant('unable to verify the first certificate'),
      variant('UNABLE_TO_GET_ISSUER_CERT_LOCALLY'),
      variant('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
      variant('verify error:num=20'),
      variant('verify error:num=21'),
      variant('Verify return code: 20'),
      variant('Verify return code: 21'),
      variant('Unable to locally verify the issuer'),
      {...variant('self-signed certificate in certificate chain'), unless: PYTHON_INDEXES},
      {...variant('self signed certificate in certificate chain'), unless: PYTHON_INDEXES},
      variant('SELF_SIGNED_CERT_IN_CHAIN'),
      variant('verify error:num=19'),
      variant('Verify return code: 19'),
      variant('PKIX path building failed'),
      variant('server certificate verification failed. CAfile'),
      {
        ...variant('x509: certificate signed by unknown authority'),
        unless: [
          'Error response from daemon',
          'failed to do request',
          'docker',
          'registry',
          'failed to resolve reference',
        ],
      },
      {
        ...variant('unable to get local issuer certificate'),
        unless: [HUB, 'pypi.org', 'pythonhosted.org'],
      },
      variant('The certificate issuer is unknown'),
      {...message('certificate verify failed (_ssl.c'), unless: PYTHON_INDEXES},
      {
        ...variant('tls_process_server_certificate', 'certificate verify failed'),
        unless: PYTHON_INDEXES,
      },
    ],
    cause:
      "The server does not send the intermediate certificate, the machine does not trust the root CA, or your company's proxy replaces certificates.",
    steps: [
      showCertificate,
      {
        text: 'If the CA belongs to your company, get its certificate from your administrator, and add it to the machine. The file must be in PEM format and end in `.crt`. On Windows, use PowerShell as administrator.',
        commands: [
          on('linux', bash('sudo cp <ca.crt> /usr/local/share/ca-certificates/')),
          on('linux', bash('sudo update-ca-certificates')),
          on('wsl', bash('sudo cp <ca.crt> /usr/local/share/ca-certificates/')),
          on('wsl', bash('sudo update-ca-certificates')),
          on(
            'macos',
            bash(
              'sudo security add-trusted-cert -d -r trustRoot -k /Library/Keychains/System.keychain <ca.crt>',
            ),
          ),
          powershell(
            'Import-Certificate -FilePath <ca.crt> -CertStoreLocation Cert:\\LocalMachine\\Root',
          ),
        ],
      },
      {
        text: 'On Linux, give Python the certificates of the system: `REQUESTS_CA_BUNDLE` is for Requests and the SDK, `SSL_CERT_FILE` for `openai` and httpx.',
        commands: [
          on('linux', bash('export REQUESTS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt')),
          on('linux', bash('export SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt')),
          on('wsl', bash('export REQUESTS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt')),
          on('wsl', bash('export SSL_CERT_FILE=/etc/ssl/certs/ca-certificates.crt')),
        ],
      },
      {
        text: 'Java has its own certificates, too. Unless you changed it, the password of the store is `changeit`.',
        commands: [bash('sudo keytool -importcert -cacerts -alias company -file <ca.crt>')],
      },
    ],
    verify: {text: 'The request gets a reply.', commands: [bash('curl -I https://<host>/')]},
    sources: [
      REQUESTS,
      CURL,
      {
        title: 'Ubuntu: Install a root CA certificate',
        url: 'https://documentation.ubuntu.com/server/how-to/security/install-a-root-ca-certificate-in-the-trust-store/',
      },
      {
        title: 'HTTPX: SSL',
        url: 'https://www.python-httpx.org/advanced/ssl/',
      },
    ],
    page: '/operate/certificates#browser-warning',
    sample:
      "requests.exceptions.SSLError: HTTPSConnectionPool(host='kamiwaza.example.com', port=443): Max retries exceeded with url: /api/ (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:1000)')))",
  },
  {
    id: 'tls-purpose',
    title: 'The certificate was issued for another purpose',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('certificate verify failed: unsuitable certificate purpose'),
      variant('x509: certificate specifies an incompatible key usage'),
      variant('certificate verify failed: unsupported certificate purpose'),
      variant('verify error:num=26'),
      variant('Verify return code: 26'),
    ],
    contradicts: ['update-ca-certificates'],
    cause:
      'A certificate can say what it is for (extended key usage): servers need `serverAuth`, clients `clientAuth`. This one has only the other. Members of a cluster, as in etcd, are both, so theirs need both. The certificate authority (CA) is not the reason.',
    steps: [
      {
        text: 'See which purposes the certificate has.',
        commands: [bash('openssl x509 -in <certificate> -noout -text | grep -A1 "Extended Key"')],
      },
      {
        text: 'Have it issued again with the purpose that is missing. These are the OpenSSL settings for both.',
        commands: [
          {language: 'ini', code: '[server_cert]\nextendedKeyUsage = serverAuth,clientAuth'},
        ],
      },
      {text: 'Install the new certificate, and restart the program that uses it.'},
    ],
    verify: {
      text: 'The output has `TLS Web Server Authentication` for a server, `TLS Web Client Authentication` for a client.',
      commands: [bash('openssl x509 -in <certificate> -noout -text | grep -A1 "Extended Key"')],
    },
    sources: [
      {
        title: 'Go: crypto/x509, InvalidReason',
        url: 'https://pkg.go.dev/crypto/x509#InvalidReason',
      },
      {
        title: 'OpenSSL: x509v3_config',
        url: 'https://docs.openssl.org/master/man5/x509v3_config/',
      },
    ],
    sample:
      'transport: authentication handshake failed: tls: failed to verify certificate: x509: certificate specifies an incompatible key usage',
  },
  {
    id: 'tls-host-name',
    title: 'The certificate is for another name',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('certificate verify failed: Hostname mismatch, certificate is not valid for'),
      variant('certificate verify failed: IP address mismatch'),
      variant('no alternative certificate subject name matches target'),
      variant('ERR_CERT_COMMON_NAME_INVALID'),
      variant('SSL_ERROR_BAD_CERT_DOMAIN'),
      variant('x509: certificate is valid for', ', not '),
      variant("hostname '", "doesn't match"),
      variant('does not match target host name'),
      variant('ERR_TLS_CERT_ALTNAME_INVALID'),
      variant("does not match certificate's altnames"),
      variant("because it doesn't contain any IP SANs"),
      variant('x509: certificate is not valid for any names'),
      variant('verify error:num=62'),
      variant('Verify return code: 62'),
      variant('Verify return code: 64'),
      variant('no certificate subject alternative name matches'),
      variant('SEC_E_WRONG_PRINCIPAL'),
      variant('Hostname mismatch, certificate is not valid for'),
      variant('IP address mismatch, certificate is not valid for'),
      variant('x509: certificate is valid for'),
      variant('The name in the certificate does not match'),
      variant('No subject alternative names matching'),
    ],
    cause:
      'The name in the address, for example an IP address or a short name, is not among the names in the certificate.',
    steps: [
      showCertificate,
      {text: 'Use one of the names that the certificate shows.'},
      {
        text: 'If your network does not resolve that name, add it to your name server, or for a test to the `hosts` file.',
        commands: [on('linux', bash('echo "<ip-address> <name>" | sudo tee -a /etc/hosts'))],
      },
    ],
    verify: {text: 'The request gets a reply.', commands: [bash('curl -I https://<name>/')]},
    sources: [
      {
        title: 'Python: ssl, SSLCertVerificationError',
        url: 'https://docs.python.org/3/library/ssl.html#ssl.SSLCertVerificationError',
      },
      CURL,
    ],
    page: '/operate/certificates#browser-warning',
    sample:
      "ssl.SSLCertVerificationError: [SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Hostname mismatch, certificate is not valid for 'gpu01'. (_ssl.c:1000)",
  },
  {
    id: 'tls-expired',
    title: 'The certificate is expired or not yet valid',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('certificate verify failed: certificate has expired'),
      message('SSL certificate problem: certificate has expired'),
      variant('certificate has expired or is not yet valid'),
      variant('certificate is not yet valid'),
      variant('ERR_CERT_DATE_INVALID'),
      variant('SEC_ERROR_EXPIRED_CERTIFICATE'),
      variant('verify error:num=10:'),
      variant('verify error:num=9:'),
      variant('Verify return code: 10 '),
      variant('Verify return code: 9 '),
      variant('CERT_HAS_EXPIRED'),
      variant('SEC_E_CERT_EXPIRED'),
      variant('Issued certificate has expired'),
      variant('alert certificate expired'),
      variant('uses expired certificate'),
      variant('certificate has expired'),
      variant('tls: expired certificate'),
    ],
    follows: ['apt-clock'],
    cause:
      'The certificate is no longer or not yet valid, or the clock of one of the two machines is wrong. After sleep, the clock of WSL can be behind.',
    steps: [
      {
        text: 'Check the clock of the machine.',
        commands: [bash('date -u')],
      },
      {
        text: 'If the clock is wrong, turn on the time service.',
        commands: [
          on('linux', bash('sudo timedatectl set-ntp true')),
          on('wsl', bash('sudo hwclock -s')),
        ],
      },
      showCertificate,
      {text: 'If the certificate has expired, renew it on the server.'},
    ],
    verify: {text: 'The request gets a reply.', commands: [bash('curl -I https://<host>/')]},
    sources: [
      CURL,
      {
        title: 'OpenSSL: X509_STORE_CTX_get_error',
        url: 'https://docs.openssl.org/master/man3/X509_STORE_CTX_get_error/',
      },
    ],
    page: '/operate/certificates#browser-warning',
    sample: 'curl: (60) SSL certificate problem: certificate has expired',
  },
  {
    id: 'tls-wrong-version',
    title: 'https was sent to a port that uses plain http',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: true,
    messages: [
      message('[SSL: WRONG_VERSION_NUMBER] wrong version number'),
      message('[SSL: RECORD_LAYER_FAILURE] record layer failure'),
      variant('SSL routines', 'wrong version number'),
      variant('ERR_SSL_PROTOCOL_ERROR'),
      variant('SSL_ERROR_RX_RECORD_TOO_LONG'),
      variant('tls: first record does not look like a TLS handshake'),
      variant('packet length too long'),
      // A registry has an entry of its own: `docker-registry-http`.
      {
        ...variant('server gave HTTP response to HTTPS client'),
        unless: ['Error response from daemon', 'failed to do request', '/v2/'],
      },
      hint('Invalid HTTP request received'),
      variant('WRONG_VERSION_NUMBER'),
      variant('ssl3_get_record:wrong version number'),
      variant('Unsupported or unrecognized SSL message'),
    ],
    cause:
      'The reply is not TLS. Port 7777 and the model ports use plain `http`; only port 443 has TLS.',
    steps: [
      {text: 'Write `http://` for port 7777 and for the endpoints of models.'},
      {
        text: 'The SDK needs the address with `http` and the port, or with `https` and no port.',
        commands: [python(...SDK_CLIENT)],
      },
      {text: 'If you use an address of your own, check whether a proxy in between terminates TLS.'},
    ],
    verify: {
      text: 'The request gets a reply.',
      commands: [bash('curl -i http://localhost:7777/api/serving/status')],
    },
    sources: [
      kamiwazaPage('Certificate warning in the browser', '/operate/certificates#browser-warning'),
      {
        title: 'urllib3: Advanced usage, your proxy appears to only use HTTP and not HTTPS',
        url: 'https://urllib3.readthedocs.io/en/latest/advanced-usage.html#your-proxy-appears-to-only-use-http-and-not-https',
      },
    ],
    page: '/other-topics#addresses',
    sample:
      "requests.exceptions.SSLError: HTTPSConnectionPool(host='localhost', port=7777): Max retries exceeded with url: /api/ (Caused by SSLError(SSLError(1, '[SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1000)')))",
  },
  {
    id: 'tls-common-name',
    title: 'The certificate has its host name only in an old field',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('certificate relies on legacy Common Name field, use SANs'),
      variant('relies on legacy Common Name field'),
    ],
    cause:
      'The certificate has its host name in the field Common Name and has no alternative names (SAN). Docker and other programs written in Go read only the alternative names.',
    steps: [
      showCertificate,
      {
        text: 'Have a new certificate issued with the host name as an alternative name. For your own certificate authority (CA), this command creates the request. If you sign it with `openssl x509 -req`, add `-copy_extensions copy` (OpenSSL 3): otherwise the name is lost again.',
        commands: [
          bash(
            'openssl req -new -newkey rsa:2048 -nodes -keyout <host>.key -out <host>.csr -subj "/CN=<host>" -addext "subjectAltName=DNS:<host>"',
          ),
        ],
      },
      {text: 'Install the certificate and the key on the server, and restart it.'},
    ],
    verify: {
      text: 'The output lists the host name.',
      commands: [
        bash(
          'openssl s_client -connect <host>:443 -servername <host> </dev/null | openssl x509 -noout -text | grep -A1 Alternative',
        ),
      ],
    },
    sources: [
      {
        title: 'goharbor/harbor issue 16971',
        url: 'https://github.com/goharbor/harbor/issues/16971',
      },
      {title: 'docker/docs issue 16652', url: 'https://github.com/docker/docs/issues/16652'},
      {
        title: 'OpenSSL: openssl-x509',
        url: 'https://docs.openssl.org/master/man1/openssl-x509/',
      },
    ],
    sample:
      'Error response from daemon: Get "https://images.example.com/v2/": x509: certificate relies on legacy Common Name field, use SANs instead',
  },
  {
    id: 'tls-strict-check',
    title: 'Python finds the certificate incomplete',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('certificate verify failed: Missing Authority Key Identifier'),
      variant('certificate verify failed: Missing Subject Key Identifier'),
      variant('certificate verify failed: Basic Constraints of CA cert not marked critical'),
      variant('certificate verify failed: CA cert does not include key usage extension'),
    ],
    contradicts: ['verify=False', 'CERT_NONE'],
    cause:
      'Python 3.13 and newer check certificates strictly against RFC 5280. A certificate of a proxy or of your own certificate authority (CA) lacks an extension that the standard requires. curl and older versions of Python accept it.',
    steps: [
      {
        text: 'See which extensions the certificates have.',
        commands: [
          bash(
            'openssl s_client -connect <host>:443 -servername <host> </dev/null | openssl x509 -noout -text | grep -A1 X509v3',
          ),
        ],
      },
      {
        text: 'Have the certificate issued again with the missing extension. These OpenSSL settings are for a server certificate. The CA certificate itself needs `subjectKeyIdentifier`, and `basicConstraints` marked critical.',
        commands: [
          {
            language: 'ini',
            code: '[server_cert]\nsubjectKeyIdentifier = hash\nauthorityKeyIdentifier = keyid\nbasicConstraints = critical,CA:FALSE\nsubjectAltName = DNS:<host>',
          },
        ],
      },
      {
        text: "If your company's proxy makes the certificate, send the message to its administrator.",
      },
      {
        text: 'Until then, run the program with Python 3.12. It still checks the chain, the name and the dates.',
      },
    ],
    verify: {
      text: 'The command prints 200.',
      commands: [
        bash('python3 -c "import requests; print(requests.get(\'https://<host>/\').status_code)"'),
      ],
    },
    sources: [
      {
        title: 'python/cpython issue 138193',
        url: 'https://github.com/python/cpython/issues/138193',
      },
      {
        title: 'openssl/openssl issue 28391',
        url: 'https://github.com/openssl/openssl/issues/28391',
      },
      {
        title: 'OpenSSL: X509_STORE_CTX_get_error',
        url: 'https://docs.openssl.org/master/man3/X509_STORE_CTX_get_error/',
      },
    ],
    sample:
      "requests.exceptions.SSLError: HTTPSConnectionPool(host='api.example.com', port=443): Max retries exceeded with url: / (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: Missing Authority Key Identifier (_ssl.c:1032)')))",
  },
  {
    id: 'tls-key-mismatch',
    title: 'The certificate and the private key do not match',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('tls: private key does not match public key'),
      variant('x509 certificate routines', 'key values mismatch'),
      variant('KEY_VALUES_MISMATCH'),
    ],
    cause:
      "Only one of the two files was replaced, or the certificate file begins with the certificate of the certificate authority (CA): the server's own certificate must come first. The server then refuses to start, or sends another certificate, which clients do not trust.",
    steps: [
      {
        text: 'Compare the two files. Both commands must print the same value.',
        commands: [
          bash('openssl x509 -in <certificate> -noout -pubkey | openssl dgst -sha256'),
          bash('openssl pkey -in <key> -pubout | openssl dgst -sha256'),
        ],
      },
      {text: 'Use the key that the certificate was requested with, or request a new pair.'},
      {
        text: 'See which certificate comes first in the file. It must be that of the host.',
        commands: [bash('openssl x509 -in <certificate> -noout -subject -issuer')],
      },
      {
        text: 'Restart the server, here in a container.',
        commands: [bash('docker restart <container>')],
      },
    ],
    verify: {
      text: 'The subject is the one of your certificate.',
      commands: [
        bash(
          'openssl s_client -connect <host>:443 -servername <host> </dev/null | openssl x509 -noout -subject -dates',
        ),
      ],
    },
    sources: [
      {title: 'traefik/traefik issue 2957', url: 'https://github.com/traefik/traefik/issues/2957'},
      {title: 'traefik/traefik issue 6925', url: 'https://github.com/traefik/traefik/issues/6925'},
      {
        title: 'runatlantis/atlantis issue 750',
        url: 'https://github.com/runatlantis/atlantis/issues/750',
      },
    ],
    sample:
      '{"level":"error","msg":"failed to load X509 key pair: tls: private key does not match public key","time":"2025-05-11T07:02:44Z"}',
  },
  {
    id: 'tls-legacy-renegotiation',
    title: 'The server offers only an insecure form of TLS',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('UNSAFE_LEGACY_RENEGOTIATION_DISABLED'),
      message('unsafe legacy renegotiation disabled'),
    ],
    contradicts: ['verify=False', 'CERT_NONE', '--insecure'],
    cause:
      'The server, or a proxy that reads the traffic, does not support secure renegotiation (RFC 5746, of 2010). OpenSSL 3 refuses such connections, because an attacker in between could inject data.',
    steps: [
      {
        text: 'See what the other side offers.',
        commands: [
          bash('openssl s_client -connect <host>:443 </dev/null 2>&1 | grep -i renegotiation'),
        ],
      },
      {
        text: 'If there is a proxy, repeat the command from a network without it, to see which of the two is outdated.',
      },
      {text: 'Have the server or proxy updated.'},
      {
        text: 'If that takes time and you trust the network, allow it for this one program, in its own configuration file. Certificates are still checked.',
        commands: [
          {
            language: 'ini',
            code: 'openssl_conf = openssl_init\n\n[openssl_init]\nssl_conf = ssl_sect\n\n[ssl_sect]\nsystem_default = system_default_sect\n\n[system_default_sect]\nOptions = UnsafeLegacyServerConnect',
          },
          bash('OPENSSL_CONF=<file> <program>'),
        ],
      },
    ],
    verify: {
      text: 'The output has `Secure Renegotiation IS supported`, or the connection uses TLS 1.3.',
      commands: [
        bash(
          'openssl s_client -connect <host>:443 </dev/null 2>&1 | grep -iE "renegotiation|TLSv1"',
        ),
      ],
    },
    sources: [
      {
        title: 'openssl/openssl issue 16278',
        url: 'https://github.com/openssl/openssl/issues/16278',
      },
      {
        title: 'openssl/openssl issue 21296',
        url: 'https://github.com/openssl/openssl/issues/21296',
      },
      {
        title: 'OpenSSL: SSL_CONF_cmd',
        url: 'https://docs.openssl.org/master/man3/SSL_CONF_cmd/',
      },
    ],
    sample:
      'ssl.SSLError: [SSL: UNSAFE_LEGACY_RENEGOTIATION_DISABLED] unsafe legacy renegotiation disabled (_ssl.c:1000)',
  },
  {
    id: 'tls-ca-file-missing',
    title: 'The file with trusted certificates does not exist',
    component: 'tls',
    platforms: ['linux', 'macos', 'wsl', 'windows'],
    kamiwaza: false,
    messages: [
      message('Could not find a suitable TLS CA certificate bundle, invalid path'),
      variant('Could not find a suitable TLS CA certificate bundle'),
      variant('error setting certificate verify locations'),
      variant('error setting certificate file'),
    ],
    contradicts: ['verify=False'],
    cause:
      'A variable such as `REQUESTS_CA_BUNDLE` or the `verify` parameter names a file that does not exist where the program runs, often because it was not mounted into the container. A word such as `true` is read as a path, too.',
    steps: [
      {
        text: "In the program's environment, see which variable has the path from the message.",
        commands: [bash('env | grep -E "CA_BUNDLE|SSL_CERT"')],
      },
      {
        text: 'Set the variable to a file that exists.',
        commands: [
          on('linux', bash('export REQUESTS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt')),
          on('wsl', bash('export REQUESTS_CA_BUNDLE=/etc/ssl/certs/ca-certificates.crt')),
        ],
      },
      {
        text: 'Or remove the variables. Python then uses the certificates that came with it.',
        commands: [bash('unset REQUESTS_CA_BUNDLE CURL_CA_BUNDLE SSL_CERT_FILE')],
      },
      {
        text: 'If the file belongs to the Python package `certifi`, install that again.',
        commands: [bash('python3 -m pip install --force-reinstall certifi')],
      },
      {
        text: "If the system's own file is missing, install it.",
        commands: [on('linux', bash('sudo apt install ca-certificates'))],
      },
    ],
    verify: {text: 'The same request gets a reply.'},
    sources: [
      {title: 'psf/requests issue 4340', url: 'https://github.com/psf/requests/issues/4340'},
      REQUESTS,
      CURL,
    ],
    sample:
      'OSError: Could not find a suitable TLS CA certificate bundle, invalid path: /certs/company.pem',
  },
  {
    id: 'tls-not-compliant',
    title: 'macOS rejects this kind of certificate',
    component: 'tls',
    platforms: ['macos'],
    kamiwaza: false,
    messages: [message('certificate is not standards compliant')],
    cause:
      'On macOS, programs written in Go let the system check certificates. Apple requires more than others: at most 825 days of validity, the purpose `serverAuth`, the host among the alternative names, RSA keys of 2048 bits or more. The message does not say which rule is broken.',
    steps: [
      {
        text: 'Compare the certificate with these rules.',
        commands: [
          bash(
            'openssl s_client -connect <host>:443 -servername <host> </dev/null | openssl x509 -noout -text | grep -A1 -E "Not Before|Not After|Public-Key|Extended Key|Alternative"',
          ),
        ],
      },
      {
        text: 'Have it issued again with a shorter validity period and with both extensions.',
        commands: [
          {
            language: 'ini',
            code: '[server_cert]\nextendedKeyUsage = serverAuth\nsubjectAltName = DNS:<host>',
          },
        ],
      },
      {
        text: 'Add your own certificate authority (CA) to the keychain, if it is not there.',
        commands: [
          bash(
            'sudo security add-trusted-cert -d -r trustRoot -k /Library/Keychains/System.keychain <ca.pem>',
          ),
        ],
      },
    ],
    verify: {text: 'The same command gets a reply.'},
    sources: [
      {title: 'golang/go issue 51991', url: 'https://github.com/golang/go/issues/51991'},
      {
        title: 'Apple: Requirements for trusted certificates in iOS 13 and macOS 10.15',
        url: 'https://support.apple.com/en-us/103769',
      },
    ],
    sample:
      'Get "https://gpu02.example.com/": tls: failed to verify certificate: x509: "gpu02.example.com" certificate is not standards compliant',
  },
];
